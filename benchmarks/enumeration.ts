// Does timing reveal who has an account? Measures how well a guess based on response time separates known addresses
// from unknown ones. 0.5 is a coin toss; the limit is 0.55, over 2,000 pairs for signing in, fewer for slower calls.
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { figure } from './load.ts';

const server = await startServerUnderTest();
const { post, visit, close } = createCalls(server.port, 4);

/** The probability that a known one took longer than an unknown one, or vice versa: the area under the ROC curve. */
function area(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known.map((time) => ({ time, known: 1 })), ...unknown.map((time) => ({ time, known: 0 }))];
  all.sort((a, b) => a.time - b.time);
  let ranks = 0;
  for (const [rank, entry] of all.entries()) if (entry.known) ranks += rank + 1;
  const wins = ranks - (known.length * (known.length + 1)) / 2;
  const share = wins / (known.length * unknown.length);
  return Math.max(share, 1 - share);
}

try {
  const visitor = await visit();
  const usernames = await server.addAccounts(2000);

  /** Times calls for known and unknown addresses, alternating in varying order, a few at once. */
  async function compare(name: string, pairs: number, width: number, call: (username: string) => Promise<unknown>) {
    const times = { known: [] as number[], unknown: [] as number[] };
    let next = 0;
    const timed = async (kind: keyof typeof times, username: string) => {
      const sent = performance.now();
      await call(username);
      times[kind].push(performance.now() - sent);
    };
    const worker = async () => {
      while (next < pairs) {
        const index = next++;
        const both = [
          ['known', usernames[index] ?? ''],
          ['unknown', `nobody${index}@example.org`],
        ] as const;
        for (const [kind, username] of index % 2 === 0 ? both : both.toReversed()) await timed(kind, username);
      }
    };
    await Promise.all(Array.from({ length: width }, worker));
    figure(`${name}: area under the ROC curve, ${pairs} pairs`, area(times.known, times.unknown), 0.55, '');
  }

  await compare('signing in', 2000, 1, async (username) => {
    await server.forgetAttempts();
    const answer = await post('/api/user/login', { username, password: 'a wrong guess' }, visitor);
    if (answer.status !== 400) throw new Error(`${answer.status} ${answer.body}`);
  });
  const slow = async (path: string, body: object) => {
    const answer = await post(path, body, visitor);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  };
  await server.forgetAttempts();
  await compare('a forgotten password', 400, 4, async (username) => {
    await server.forgetAttempts();
    await slow('/api/user/forgot-password', { username });
  });
  await compare('registering', 400, 4, async (username) => {
    await server.forgetAttempts();
    await slow('/api/user/create', { username, password: 'seven quiet larks', password2: 'seven quiet larks' });
  });
} finally {
  close();
  await server.stop();
}
