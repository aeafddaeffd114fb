import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';
import { type Operation, Reply } from '../operation.js';
import type { UploadedFile } from './upload.js';
import { largestFile } from './upload.js';

async function receiving() {
  const received: UploadedFile[] = [];
  const uploadNetwork: Operation<'uploadNetwork'> = ({ body }) => {
    received.push(body);
    return new Reply({ networkId: 'abcdefghijkl' }, { status: 201 });
  };
  return { received, ...(await appForThisTest({ operations: { uploadNetwork } })) };
}

test('R-1225 the file in xmlFile arrives with its name and every byte', async () => {
  const { received, signedIn } = await receiving();
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 256));
  const response = await (await signedIn()).upload('/network/upload', { bytes, filename: 'Larynx – Stadium.xdsl' });
  expect([response.statusCode, response.json()]).toEqual([201, { networkId: 'abcdefghijkl' }]);
  expect(received).toEqual([{ filename: 'Larynx – Stadium.xdsl', bytes }]);
});

test('B-097 B-098 a form without the file, or with it in another field, reaches the operation as none', async () => {
  const { received, signedIn } = await receiving();
  const client = await signedIn();
  await client.upload('/network/upload', { bytes: 'x', field: 'file' });
  await client.upload('/network/upload', { bytes: 'x', filename: '' });
  await client.post('/network/upload');
  expect(received).toEqual([undefined, undefined, undefined]);
});

test('a file of exactly 20 MB is accepted, one byte more is not', async () => {
  const { received, signedIn } = await receiving();
  const client = await signedIn();
  expect((await client.upload('/network/upload', { bytes: Buffer.alloc(largestFile) })).statusCode).toBe(201);
  const response = await client.upload('/network/upload', { bytes: Buffer.alloc(largestFile + 1) });
  expect([response.statusCode, response.json().code]).toEqual([413, 'file_too_large']);
  expect(received.length).toBe(1);
});

test('over the network a far too large file gets a response, not a broken connection, and the server keeps running', async () => {
  const { app, signedIn } = await receiving();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { token } = await signedIn();
  const send = (authorization: string) => {
    const form = new FormData();
    form.append('xmlFile', new Blob([new Uint8Array(40 * 1024 * 1024)]), 'large.xdsl');
    return fetch(`http://127.0.0.1:${port}/api/network/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization },
    });
  };
  const large = await send(`Token ${token}`);
  expect([large.status, ((await large.json()) as { error: string }).error]).toEqual([
    413,
    'The file is larger than 20 MB. Please select a smaller file.',
  ]);
  expect((await send('Token nobody')).status).toBe(401);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test.each([
  ['cut off', '--b\r\nContent-Disposition: form-data; name="xmlFile"; filename="a"\r\n\r\nhalf'],
  [
    'two files',
    '--b\r\nContent-Disposition: form-data; name="xmlFile"; filename="a"\r\n\r\nx\r\n--b\r\nContent-Disposition: form-data; name="xmlFile"; filename="b"\r\n\r\ny\r\n--b--\r\n',
  ],
  ['no parts', 'nothing of the kind'],
])('a form that is %s is refused in a sentence, or holds no file', async (_, payload) => {
  const { received, signedIn } = await receiving();
  const response = await (await signedIn()).send({
    method: 'POST',
    url: '/network/upload',
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(received.filter((file) => file !== undefined)).toEqual([]);
  if (response.statusCode !== 201) expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
});
