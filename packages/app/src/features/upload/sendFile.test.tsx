import { createApiClient } from '@credence/api-client';
import { expect, test } from 'vitest';
import { buildError, buildUploadError } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { serve } from '../../test/serve.js';
import { sendFile } from './sendFile.js';

const api = createApiClient({ getToken: () => 'crd_test', getCsrfToken: () => 'csrf' });
const file = (content: BlobPart = '<smile/>') => new File([content], 'draft.xdsl');

test('a file goes out with token, CSRF header and progress, and its network has an id (R-439, R-1196)', async () => {
  const { requests } = serve(...fakeServer({ uploadedId: 'New12345abcd' }));
  const shares: number[] = [];
  const sent = await sendFile(api, file(), { onProgress: (share) => shares.push(share) });

  expect(sent).toEqual({ outcome: 'stored', networkId: 'New12345abcd', warnings: [] });
  expect(shares).toEqual([0.5, 1]);
  const { headers } = requests[0]!;
  expect([headers.get('authorization'), headers.get('x-csrftoken')]).toEqual(['Token crd_test', 'csrf']);
  const form = await requests[0]!.formData();
  expect((form.get('xmlFile') as File).name).toBe('draft.xdsl');
});

test('R-2603: a file whose response was lost is sent again with the same key, another file with its own', async () => {
  const keys: (string | null)[] = [];
  serve(
    http.post('/network/upload', ({ request, response }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? Response.error() : response(201).json({ networkId: 'New12345abcd' });
    }),
  );
  const [one, other] = [file(), file()];
  for (const each of [one, one, other]) await sendFile(api, each);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringContaining(keys[0]!)]);
});

test('a refusal says what was found in the file, else why it was refused (R-1433, B-108, B-112)', async () => {
  const problems = [{ code: 'wrong_count', message: 'Line 212: 7 numbers.', line: 212 }];
  serve(http.post('/network/upload', ({ response }) => response(422).json(buildUploadError({ problems }))));
  expect(await sendFile(api, file())).toEqual({ outcome: 'refused', problems });

  serve(http.post('/network/upload', ({ response }) => response(409).json(buildError('Full.', 'quota_exceeded'))));
  expect(await sendFile(api, file())).toEqual({
    outcome: 'refused',
    problems: [{ code: 'quota_exceeded', message: 'Full.' }],
  });
});

test('B-274 a server that can store nothing says nothing about the file', async () => {
  const refused = buildError('Full.', 'storage_unavailable');
  serve(http.post('/network/upload', () => Response.json(refused, { status: 503 })));
  expect(await sendFile(api, file())).toEqual({ outcome: 'unable' });
});

test('an answer that is none, or nonsense, is a failure without words (R-1433)', async () => {
  const answers = [
    () => Response.error(),
    () => new Response('<html>Bad gateway</html>', { status: 502 }) as never,
    () => new Response('no JSON', { status: 201 }) as never,
    () => Response.json({ networkId: '' }, { status: 201 }) as never,
    () => Response.json({}, { status: 201 }) as never,
  ];
  for (const answer of answers) {
    serve(http.post('/network/upload', answer));
    expect(await sendFile(api, file())).toEqual({ outcome: 'failed' });
  }
});

test('an ended session is distinguished, so that the file can wait for the next sign-in (B-114)', async () => {
  serve(http.post('/network/upload', ({ response }) => response(401).json(buildError('Please log in.'))));
  expect(await sendFile(api, file())).toEqual({ outcome: 'signed-out' });
});

test('after a refused CSRF token a new one is fetched, and the file is sent again in the same way', async () => {
  let token = 'old';
  const own = createApiClient({ getToken: () => 'crd_test', getCsrfToken: () => token });
  document.cookie = 'csrftoken=fresh; path=/';
  const { calls } = serve(
    http.post('/network/upload', ({ request, response }) =>
      request.headers.get('x-csrftoken') === 'old'
        ? response(403).json(buildError('Stale.', 'csrf_failed'))
        : response(201).json({ networkId: 'New12345abcd' }),
    ),
    http.get('/get-csrf-token/', ({ response }) => response(200).json({ message: 'Set.' })),
  );
  expect(await sendFile(own, file())).toEqual({ outcome: 'stored', networkId: 'New12345abcd', warnings: [] });
  expect(calls).toEqual(['POST /api/network/upload', 'GET /api/get-csrf-token/', 'POST /api/network/upload']);
  token = '';
  document.cookie = 'csrftoken=; path=/; max-age=0';
});

test('a cancelled file ends at once, though the server never answers', async () => {
  serve(http.post('/network/upload', () => new Promise<never>(() => {})));
  const ended = new AbortController();
  const sent = sendFile(api, file(), { signal: ended.signal, onProgress: () => ended.abort() });
  expect(await sent).toEqual({ outcome: 'cancelled' });
  expect(await sendFile(api, file(), { signal: ended.signal })).toEqual({ outcome: 'cancelled' });
});

test('a file that is gone from the device is not sent', async () => {
  const { calls } = serve(...fakeServer());
  const gone = file();
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) as never;
  expect(await sendFile(api, gone)).toEqual({ outcome: 'unreadable' });
  expect(calls).toEqual([]);
});

test('without a fake the browser itself carries it: an unknown address is a failure', async () => {
  const nowhere = createApiClient({ baseUrl: '/nowhere', getCsrfToken: () => null });
  const shares: number[] = [];
  const sent = await sendFile(nowhere, file('x'.repeat(100_000)), { onProgress: (share) => shares.push(share) });
  expect(sent.outcome).toBe('failed');
  expect(shares.at(-1)).toBe(1);
});
