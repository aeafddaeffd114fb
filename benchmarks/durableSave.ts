// What a durable save costs through HTTP: eight experts, each in a network of their own, send saves and echoes in turns,
// and the ratios are printed.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { median, percentile } from './load.ts';
import { startServerUnderTest } from './serverUnderTest.ts';

const AT_ONCE = 8;
const REQUESTS = 400;
const ROUNDS = 5;

const server = await startServerUnderTest();
const { port, password } = server;
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

function send(method: string, path: string, headers: http.OutgoingHttpHeaders, body: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    request.on('error', reject).end(body);
  });
}

const json = { 'content-type': 'application/json' };

/** What every call of somebody who is signed in carries. */
async function signIn(): Promise<Record<string, string>> {
  const csrf = ({ headers }: Answer) => /csrftoken=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  const carry = (token: string) => ({ 'x-csrftoken': token, cookie: `csrftoken=${token}` });
  const first = csrf(await send('GET', '/api/get-csrf-token/', {}, ''));
  const credentials = JSON.stringify({ username: 'expert@example.org', password });
  const login = await send('POST', '/api/user/login', { ...json, ...carry(first) }, credentials);
  const { token } = JSON.parse(login.body) as { token: string };
  return { authorization: `Token ${token}`, ...carry(csrf(login)) };
}

/** A network whose last node has 1,000 questions. */
async function upload(identity: Record<string, string>): Promise<string> {
  const states = (count: number) => Array.from({ length: count }, (_, index) => `<state id="s${index}"/>`).join('');
  const parents = ['A', 'B', 'C'];
  const file = `<?xml version="1.0"?><smile version="1.0" id="benchmark"><nodes>${parents
    .map((id) => `<cpt id="${id}">${states(10)}</cpt>`)
    .join('')}<cpt id="D">${states(3)}<parents>${parents.join(' ')}</parents></cpt></nodes></smile>`;
  const form = `--b\r\nContent-Disposition: form-data; name="xmlFile"; filename="b.xdsl"\r\n\r\n${file}\r\n--b--\r\n`;
  const headers = { ...identity, 'content-type': 'multipart/form-data; boundary=b' };
  const answer = await send('POST', '/api/network/upload', headers, form);
  if (answer.status !== 201) throw new Error(answer.body);
  return (JSON.parse(answer.body) as { networkId: string }).networkId;
}

/** Milliseconds of each request, and how many were answered in a second. */
async function measure(
  one: (expert: number, index: number) => Promise<Answer>,
): Promise<{ times: number[]; throughput: number }> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const client = async (expert: number) => {
    while (next < REQUESTS) {
      const index = next++;
      const sent = performance.now();
      const { status, body } = await one(expert, index);
      if (status !== 200) throw new Error(`${status} ${body}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, expert) => client(expert)));
  return { times, throughput: (REQUESTS / (performance.now() - start)) * 1000 };
}

try {
  const identity = await signIn();
  const networkIds: string[] = [];
  while (networkIds.length < AT_ONCE) networkIds.push(await upload(identity));
  const answer = () =>
    JSON.stringify({ sliders: [60, 30, 10], 'self-eval': 1, comment: 'as seen in our clinic', timer: 20 });
  const save = (expert: number, index: number) =>
    send(
      'POST',
      `/api/network/${networkIds[expert]}/n4/${(index % 1000) + 1}/save`,
      { ...json, ...identity, 'idempotency-key': randomUUID() },
      answer(),
    );
  const echo = () => send('POST', '/echo', json, answer());

  await measure(echo);
  await measure(save);
  const rounds: Record<'echo' | 'save', Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ echo: await measure(echo), save: await measure(save) });

  const p99 = (of: 'echo' | 'save') =>
    percentile(
      rounds.flatMap((round) => round[of].times),
      0.99,
    );
  const throughput = (of: 'echo' | 'save') => median(rounds.map((round) => round[of].throughput));
  const line = (name: string, saved: number, echoed: number, unit: string, ratio: number) =>
    console.log(
      `${name}: save ${saved.toPrecision(3)} ${unit}, echo ${echoed.toPrecision(3)} ${unit}, ratio ${ratio.toPrecision(3)}`,
    );
  line('p99', p99('save'), p99('echo'), 'ms', p99('save') / p99('echo'));
  line('throughput', throughput('save'), throughput('echo'), '/s', throughput('echo') / throughput('save'));
} finally {
  agent.destroy();
  await server.stop();
}
