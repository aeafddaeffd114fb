import { expect, test } from 'vitest';
import { createApiClient } from './client.js';
import { ApiError, NoResponseError, orThrow } from './errors.js';

function answering(response: () => Response) {
  return createApiClient({ baseUrl: 'https://credence.test/api', fetch: () => Promise.resolve(response()) });
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );
}

test('a successful call returns its body', async () => {
  const api = answering(() => Response.json({ hasAccess: true }));
  const { hasAccess } = await orThrow(
    api.GET('/network/check-access/{networkId}', { params: { path: { networkId: 'a' } } }),
  );
  expect(hasAccess).toBe(true);
});

test.each([
  [{ error: 'Network not found.', code: 'network_not_found' }, 'Network not found.', 'network_not_found'],
  [{ error: { message: 'Node not found.' }, code: 'node_not_found' }, 'Node not found.', 'node_not_found'],
  [{ message: 'Invalid confirmation link.' }, 'Invalid confirmation link.', undefined],
  [{ error: 7 }, undefined, undefined],
  [[], undefined, undefined],
  [null, undefined, undefined],
])('a refusal with the body %j has its sentence and code', async (body, sentence, code) => {
  const error = await failureOf(orThrow(answering(() => Response.json(body, { status: 404 })).GET('/user/index')));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, body, sentence, code });
  expect((error as ApiError).message).toBe(sentence ?? 'The server answered 404.');
  expect((error as ApiError).response.status).toBe(404);
});

test('a refusal has the parameters of its sentence, whichever keys the call says it with', async () => {
  const params = { reason: 'too-long', field: 'firstname', limit: 150 } as const;
  const refused = (body: object) =>
    failureOf(orThrow(answering(() => Response.json(body, { status: 400 })).GET('/user/index')));
  expect(await refused({ type: 'error', message: 'No.', code: 'invalid_input', params })).toMatchObject({ params });
  expect(await refused({ error: 'No.', params: [1] })).toMatchObject({ params: undefined });
});

test.each([
  ['a page of a proxy', '<html>Bad gateway</html>'],
  ['nothing', ''],
])('a refusal whose body is %s is a refusal all the same', async (_, body) => {
  const error = await failureOf(orThrow(answering(() => new Response(body, { status: 502 })).GET('/user/index')));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 502, sentence: undefined });
});

test('a refusal without a body is still a refusal', async () => {
  const empty = () => new Response(null, { status: 503, headers: { 'Content-Length': '0' } });
  expect(await failureOf(orThrow(answering(empty).GET('/user/index')))).toMatchObject({ status: 503 });
});

test('R-1419 a network that fails has one name, with and without orThrow', async () => {
  const api = createApiClient({
    baseUrl: 'https://credence.test/api',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  expect(await failureOf(api.GET('/user/index'))).toBeInstanceOf(NoResponseError);

  const error = await failureOf(orThrow(api.GET('/user/index')));
  expect(error).toBeInstanceOf(NoResponseError);
  expect((error as NoResponseError).cause).toMatchObject({ message: 'fetch failed' });
});

test('a response that is not JSON, or is cut off, counts as no response', async () => {
  const page = answering(() => new Response('<html></html>'));
  expect(await failureOf(orThrow(page.GET('/user/index')))).toBeInstanceOf(NoResponseError);

  const cut = answering(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.error(new TypeError('terminated'));
          },
        }),
      ),
  );
  expect(await failureOf(orThrow(cut.GET('/user/index')))).toBeInstanceOf(NoResponseError);
});

test('a call aborted by its caller throws the abort reason', async () => {
  const api = createApiClient({
    baseUrl: 'https://credence.test/api',
    fetch: (request) => Promise.reject(request.signal.reason as Error),
  });
  const error = await failureOf(orThrow(api.GET('/user/index', { signal: AbortSignal.abort() })));
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('a call that times out counts as no response', async () => {
  const api = createApiClient({
    baseUrl: 'https://credence.test/api',
    fetch: (request) => Promise.reject(request.signal.reason as Error),
  });
  const signal = AbortSignal.abort(new DOMException('Too slow.', 'TimeoutError'));
  expect(await failureOf(orThrow(api.GET('/user/index', { signal })))).toBeInstanceOf(NoResponseError);
});
