import { ApiUser } from '../../../harness/people/apiUser.ts';
import { networkOf } from '../../../harness/questions.ts';

/**
 * Somebody at a server that only the machine it runs on can reach, so this is a program of its own.
 * `register <url> <e-mail>`; `answer <url> <e-mail>` uploads a network, answers its first question and prints its id;
 * `look <url> <e-mail> <network>` prints what is answered there.
 */
const password = 'seven quiet larks';
const [act, url = '', username = '', networkId = ''] = process.argv.slice(2);

if (act === 'register') await ApiUser.signUp(url, username, password);
if (act === 'answer') {
  const user = await ApiUser.signIn(url, username, password);
  const uploaded = await user.upload('stage.xdsl', networkOf('Stage', [2]));
  const answer = { sliders: [50, 30, 20], 'self-eval': 2, comment: '', timer: 3 };
  const { status } = await user.post(`/network/${uploaded}/n2/1/save`, answer);
  if (status !== 200) throw new Error(`The answer was not taken: ${status}`);
  process.stdout.write(uploaded);
}
if (act === 'look') {
  const user = await ApiUser.signIn(url, username, password);
  const { currentValues } = await user.get<{ currentValues: number[] }>(`/network/${networkId}/n2/1`);
  const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  process.stdout.write(JSON.stringify({ currentValues, page: (await page.text()).includes('<div id="root">') }));
}
