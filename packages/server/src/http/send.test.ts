import { expect, test } from 'vitest';
import type { Client } from '../../test/client.js';
import { appForThisTest } from '../../test/testApp.js';
import { FileReply, type Operation } from './operation.js';

test('a download is an attachment whose name survives, and holds the bytes untouched', async () => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x3c, 0xe4, 0x0d, 0x0a, 0x00]);
  const downloadNetwork: Operation<'downloadNetwork'> = () =>
    new FileReply({
      bytes,
      filename: 'Größe "a"\r\n.xdsl',
      contentType: 'application/xml',
      headers: { 'x-incomplete-nodes': '0' },
    });
  const { signedIn } = await appForThisTest({ operations: { downloadNetwork } });
  const response = await (await signedIn()).get('/network/download/abcdefgh');
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.equals(bytes)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': `attachment; filename="Gr??e \\"a\\"??.xdsl"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22a%22%0D%0A.xdsl`,
    'x-incomplete-nodes': '0',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('fields that the contract does not declare are not sent', async () => {
  const checkAdmin = (() => ({ is_admin: false, password_hash: 'planted' })) as Operation<'checkAdmin'>;
  const { signedIn } = await appForThisTest({ operations: { checkAdmin } });
  expect((await (await signedIn()).get('/user/check-admin')).json()).toEqual({ is_admin: false });
});

test('an answer that differs from the contract is an error in tests', async () => {
  const checkSession = (() => ({ status: 'sleeping' })) as unknown as Operation<'checkSession'>;
  const problems: string[] = [];
  const onMismatch = (problem: string) => problems.push(problem);
  const { visitor } = await appForThisTest({ operations: { checkSession }, onMismatch });
  expect((await visitor().get('/check-session/')).statusCode).toBe(500);
  expect(problems).toEqual([
    expect.stringContaining('checkSession 200: /status must be equal to one of the allowed values'),
  ]);
});

test('an error inside says nothing about itself', async () => {
  const checkAdmin: Operation<'checkAdmin'> = () => {
    throw new Error('select password_hash from users at /srv/credence/secret.ts');
  };
  const { signedIn } = await appForThisTest({ operations: { checkAdmin } });
  const response = await (await signedIn()).get('/user/check-admin');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    {
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal_error',
      requestId: response.headers['x-request-id'],
    },
  ]);
});

const failing = (code: string) => () => {
  throw Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('terminating'), { code }) });
};

test.each([
  ['away', '57P01'],
  ['out of disk space', '53100'],
])(
  'R-3473: a database that is %s is 503 with the time to wait, and in other words for who only looks',
  async (_what, code) => {
    const operations = {
      checkAdmin: failing(code),
      readStudyInvitation: failing(code),
      checkPasswordLink: failing(code),
      checkAddressLink: failing(code),
      logout: failing(code),
    };
    const { signedIn, visitor } = await appForThisTest({ operations });
    const told = (response: Awaited<ReturnType<Client['get']>>) => [
      response.statusCode,
      response.json<{ code: string }>().code,
      response.headers['retry-after'],
    ];
    const cannotOpen = [503, 'reading_unavailable', '10'];
    const somebody = await signedIn();
    const link = { user: 'ann@example.org', secret: 'secret' };
    expect(told(await somebody.get('/user/check-admin'))).toEqual(cannotOpen);
    expect(told(await visitor().post('/user/check-password-link', link))).toEqual(cannotOpen);
    expect(told(await visitor().post('/user/check-address-link', { secret: link.secret }))).toEqual(cannotOpen);
    const invitation = { expert: '5e0f3a9d-7e10-4a3c-9c55-2f0f3a9d7e10', secret: 'secret' };
    expect(told(await visitor().post('/study-invitation', invitation))).toEqual(cannotOpen);
    expect(told(await somebody.post('/user/logout'))).toEqual([503, 'storage_unavailable', '10']);
  },
);
