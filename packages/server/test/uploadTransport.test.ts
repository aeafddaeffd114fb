import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.js';
import { type TestApp, testApp } from './testApp.js';
import { worldFile } from './world.js';

/** Uploads with odd multipart wrapping, whatever is inside. */
let server: TestApp;
let user: Client;

beforeAll(async () => {
  server = await testApp();
  user = await server.signedIn();
});
afterAll(() => server.close());

const boundary = 'edge';
const part = (head: string, body: string) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
const filePart = (name = 'xmlFile', filename = 'n.xdsl') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${filename}"`, worldFile);
const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  user.send({
    method: 'POST',
    url: '/network/upload',
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
const kept = async () => (await user.get('/user/index')).json<{ networks: unknown[] }>().networks.length;

test('B-099: two files at once are refused in a sentence', async () => {
  const before = await kept();
  const answer = await send(`${filePart()}${filePart()}--${boundary}--\r\n`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: string }>().error).toMatch(/one file/i);
  expect(await kept()).toBe(before);
});

test('B-102: a body that is cut in the middle of the file leaves nothing behind', async () => {
  const before = await kept();
  const whole = filePart();
  const answer = await send(whole.slice(0, whole.length / 2));
  expect([400, 408]).toContain(answer.statusCode);
  expect(await kept()).toBe(before);
});

test('B-103: a thousand parts, or a header of a million characters, are refused', async () => {
  const before = await kept();
  const many = Array.from({ length: 1_000 }, (_, i) => part(`Content-Disposition: form-data; name="f${i}"`, 'x')).join(
    '',
  );
  expect([400, 413]).toContain((await send(`${many}${filePart()}--${boundary}--\r\n`)).statusCode);
  const long = part(`Content-Disposition: form-data; name="${'x'.repeat(1_000_000)}"; filename="n.xdsl"`, worldFile);
  expect([400, 413]).toContain((await send(`${long}--${boundary}--\r\n`)).statusCode);
  expect(await kept()).toBe(before);
});

test('B-107: a file name that is a formula is kept as the text it is', async () => {
  const answer = await send(`${filePart('xmlFile', "=cmd|'/c calc'!A1.xml")}--${boundary}--\r\n`);
  expect(answer.statusCode).toBe(201);
  const { networkId } = answer.json<{ networkId: string }>();
  const { networks } = (await user.get('/user/index')).json<{ networks: { networkId: string; filename: string }[] }>();
  const { filename } = networks.find((entry) => entry.networkId === networkId) ?? {};
  // The formula is harmless here; the slash ends the folder that the name pretends to be in.
  expect(filename).toBe("c calc'!A1.xml");
});

test('B-110: a compressed request is refused and never inflated', async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
  for (const encoding of ['gzip', 'deflate', 'br']) {
    expect((await send(bomb, { 'content-encoding': encoding })).statusCode).toBe(415);
  }
});
