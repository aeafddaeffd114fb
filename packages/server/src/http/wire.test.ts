import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp.js';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends raw bytes and returns everything received until the server closes the connection. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const request = (lines: string[], body = '') =>
  `${[...lines, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

test('B-006 a token with a byte that no token has is refused', async () => {
  const { token } = await server.signedIn();
  for (const byte of ['\0', '\u00ff']) {
    const answer = await raw(
      Buffer.from(request(['GET /api/user/check-admin HTTP/1.1', `Authorization: Token ${token}${byte}`]), 'latin1'),
    );
    expect([400, 401]).toContain(statusOf(answer));
  }
});

test('B-009 two Authorization headers are refused, whichever is right', async () => {
  const { token } = await server.signedIn();
  const good = `Authorization: Token ${token}`;
  expect(statusOf(await raw(request(['GET /api/user/check-admin HTTP/1.1', good])))).toBe(200);
  for (const two of [
    [good, 'Authorization: Token other'],
    ['Authorization: Token other', good],
    [good, good],
  ]) {
    expect(statusOf(await raw(request(['GET /api/user/check-admin HTTP/1.1', ...two])))).toBe(401);
  }
});

test('B-071 TRACE and CONNECT do nothing', async () => {
  for (const method of ['TRACE', 'CONNECT']) {
    const answer = await raw(request([`${method} /api/user/check-admin HTTP/1.1`]));
    expect(answer === '' || statusOf(answer) >= 400, answer).toBe(true);
  }
});

test('B-075 headers of more than 16 KB are refused in words', async () => {
  const answer = await raw(request(['GET /healthz HTTP/1.1', `X-Long: ${'x'.repeat(17_000)}`]));
  expect(statusOf(answer)).toBe(431);
  expect(answer).toContain('"code":"headers_too_large"');
});

test('B-077 a request with two lengths is refused and the connection closed', async () => {
  const answer = await raw(
    request(
      [
        'POST /api/user/login HTTP/1.1',
        'Content-Type: application/json',
        'Content-Length: 2',
        'Transfer-Encoding: chunked',
      ],
      '0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
    ),
  );
  expect(statusOf(answer)).toBe(400);
  expect(answer).toContain('"error":"The request is not valid HTTP."');
  expect(answer.match(/HTTP\/1\.1/g)?.length).toBe(1);
});

test('B-076 headers have ten seconds, a request thirty, a silent connection five', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5000,
  });
});
