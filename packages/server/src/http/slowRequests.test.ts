import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../test/testApp.js';

interface Dripping {
  /** What the server sent before it hung up. */
  answered: Promise<string>;
}

/** Sends the beginning at once, then a byte per second until the server hangs up, and reports that. */
function drip(port: number, beginning: string, hungUp: () => void): Dripping {
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  const dripping = setInterval(() => socket.write('x'), 1000);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  // Writing to a closed socket emits an error; only the closing matters here.
  socket.on('error', () => undefined);
  const answered = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      hungUp();
      resolve(answer);
    });
  });
  return { answered };
}

const slowHeaders = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const slowBody = (token: string) =>
  `POST /api/user/logout HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

test('B-076 two hundred connections that drip a byte a second are cut, those without headers first, and all others are served', async () => {
  const { app, signedIn } = await appForThisTest();
  const person = await signedIn();
  // Shorter than the timeouts in wire.test.ts, but with the same gap between them.
  Object.assign(app.server, { headersTimeout: 1000, requestTimeout: 6000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ended: string[] = [];
  const connections = Array.from({ length: 200 }, (_, index) =>
    index % 2 === 0
      ? drip(port, slowHeaders, () => ended.push('headers'))
      : drip(port, slowBody(person.token ?? ''), () => ended.push('body')),
  );

  let served = 0;
  while (ended.length < connections.length) {
    const response = await fetch(`http://127.0.0.1:${port}/api/get-csrf-token/`);
    expect(response.status).toBe(200);
    served += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }

  expect(served).toBeGreaterThan(1);
  expect(ended).toEqual([...Array<string>(100).fill('headers'), ...Array<string>(100).fill('body')]);
  const answers = await Promise.all(connections.map(({ answered }) => answered));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request_timeout"/);
  // An incomplete request has no effect.
  expect((await person.get('/check-session/')).json()).toMatchObject({ status: 'active' });
});
