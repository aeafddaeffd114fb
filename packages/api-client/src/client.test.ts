import { afterEach, expect, test, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from './client.js';
import { newIdempotencyKey } from './idempotencyKey.js';

const baseUrl = 'https://credence.test/api';

/** A client whose server answers every request the same way, and the requests it received. */
function clientWith(options: Omit<ApiClientOptions, 'fetch'> = {}, respond: (request: Request) => Response = ok) {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return Promise.resolve(respond(request));
  };

  return { api: createApiClient({ baseUrl, ...options, fetch }), requests };
}

function ok(): Response {
  return Response.json({});
}

function refuse(status: number, code: string): Response {
  return Response.json({ error: 'No.', code, requestId: 'r' }, { status });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('R-1239 R-1501 every call goes below the base, with slashes exactly as the contract writes them', async () => {
  const { api, requests } = clientWith({ baseUrl: `${baseUrl}/` });
  await api.GET('/get-csrf-token/');
  await api.GET('/user/index');
  expect(requests.map((request) => request.url)).toEqual([`${baseUrl}/get-csrf-token/`, `${baseUrl}/user/index`]);
});

test('R-1240 every call is sent with cookies', async () => {
  const { api, requests } = clientWith();
  await api.GET('/check-session/');
  await api.POST('/user/logout');
  expect(requests.map((request) => request.credentials)).toEqual(['include', 'include']);
});

test('R-2677: a page of another origin sends neither cookies nor the csrftoken of its own site', async () => {
  vi.stubGlobal('document', { cookie: 'csrftoken=of-the-page' });
  const { api, requests } = clientWith({ credentials: 'omit', getToken: () => 'abc' });
  await api.POST('/user/logout');
  const [request] = requests;
  expect([request?.credentials, request?.headers.get('X-CSRFToken')]).toEqual(['omit', null]);
  expect(request?.headers.get('Authorization')).toBe('Token abc');
});

test('R-1241 R-1505 a stored token is sent as "Token {token}"', async () => {
  const { api, requests } = clientWith({ getToken: () => 'abc' });
  await api.GET('/user/index');
  expect(requests[0]?.headers.get('Authorization')).toBe('Token abc');
});

test.each([undefined, null, ''])(
  'R-1242 without a stored token (%j) there is no Authorization header',
  async (token) => {
    const { api, requests } = clientWith({ getToken: () => token });
    await api.GET('/user/index');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  },
);

test('R-1241 the token is looked up on every call', async () => {
  let token = 'first';
  const { api, requests } = clientWith({ getToken: () => token });
  await api.GET('/user/index');
  token = 'second';
  await api.GET('/user/index');
  expect(requests[1]?.headers.get('Authorization')).toBe('Token second');
});

test('R-1243 R-1504 the CSRF token goes on every call once there is one, reading calls too', async () => {
  let cookie = '';
  const { api, requests } = clientWith({ getCsrfToken: () => cookie });
  await api.GET('/get-csrf-token/');
  cookie = 'c5f';
  await api.GET('/user/index');
  await api.POST('/user/login', { body: { username: 'a@b.org', password: 'x' } });
  expect(requests.map((request) => request.headers.get('X-CSRFToken'))).toEqual([null, 'c5f', 'c5f']);
});

test('R-1201 R-1243 R-1503 the CSRF token is read from the cookie csrftoken by default', async () => {
  vi.stubGlobal('document', { cookie: 'theme=dark; csrftoken=c5f; other=1' });
  const { api, requests } = clientWith();
  await api.GET('/user/index');
  expect(requests[0]?.headers.get('X-CSRFToken')).toBe('c5f');
});

test('works without a document', async () => {
  const { api, requests } = clientWith();
  await api.GET('/user/index');
  expect(requests[0]?.headers.has('X-CSRFToken')).toBe(false);
});

test('B-066 a call whose CSRF token went stale is repeated once with a fresh one, body and all', async () => {
  let cookie = 'stale';
  const { api, requests } = clientWith({ getToken: () => 'abc', getCsrfToken: () => cookie }, (request) => {
    if (request.url.endsWith('/get-csrf-token/')) {
      cookie = 'fresh';
      return ok();
    }
    return request.headers.get('X-CSRFToken') === 'fresh'
      ? Response.json({ success: true })
      : refuse(403, 'csrf_failed');
  });
  const params = { path: { networkId: 'n', nodeId: 'n1' }, header: { 'Idempotency-Key': newIdempotencyKey() } };
  const { data } = await api.POST('/network/{networkId}/{nodeId}/save', {
    params,
    body: { combinations: [], parents: [] },
  });

  expect(data).toEqual({ success: true });
  expect(requests).toHaveLength(3);
  expect(requests[1]?.headers.get('Authorization')).toBe('Token abc');
  expect(await requests[2]?.json()).toEqual({ combinations: [], parents: [] });
  expect(requests[2]?.headers.get('Idempotency-Key')).toBe(params.header['Idempotency-Key']);
});

test('B-066 a call refused for another reason, or refused again, is not repeated', async () => {
  const other = clientWith({ getCsrfToken: () => 'same' }, () => refuse(403, 'owner_only'));
  await other.api.POST('/user/logout');
  expect(other.requests).toHaveLength(1);

  const again = clientWith({ getCsrfToken: () => 'same' }, () => refuse(403, 'csrf_failed'));
  const { response } = await again.api.POST('/user/logout');
  expect(again.requests).toHaveLength(2);
  expect(response.status).toBe(403);
});

test('R-1401 a 401 on any call is reported before the call resolves', async () => {
  const onUnauthorized = vi.fn();
  const { api } = clientWith({ getToken: () => 'abc', onUnauthorized }, () => refuse(401, 'not_logged_in'));
  const { error } = await api.GET('/user/index');
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(error).toEqual({ error: 'No.', code: 'not_logged_in', requestId: 'r' });
});

test('R-1401 a 401 without a token is reported too', async () => {
  const onUnauthorized = vi.fn();
  const { api } = clientWith({ onUnauthorized }, () => refuse(401, 'not_logged_in'));
  await api.GET('/user/index');
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('a late 401 of an earlier login does not end the session that followed', async () => {
  const onUnauthorized = vi.fn();
  let token = 'old';
  const { api } = clientWith({ getToken: () => token, onUnauthorized }, () => {
    token = 'new';
    return refuse(401, 'not_logged_in');
  });
  await api.GET('/user/index');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([200, 400, 403, 404, 500])('a response of %i is not mistaken for the end of the session', async (status) => {
  const onUnauthorized = vi.fn();
  const { api } = clientWith({ onUnauthorized }, () => Response.json({}, { status }));
  await api.GET('/user/index');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a save carries its idempotency key and the revision that was loaded', async () => {
  const { api, requests } = clientWith();
  await api.POST('/network/{networkId}/{nodeId}/{iteration}/save', {
    params: {
      path: { networkId: '7fK2pQ9xWb4T', nodeId: 'n3', iteration: 5 },
      header: { 'Idempotency-Key': '6a2e9f34-84a1-4a59-8c39-4d7e0c5b9f21', 'X-Revision': 'r4-1' },
    },
    body: { sliders: [70, 30], 'self-eval': 1, comment: '', timer: 12 },
  });
  const [request] = requests;
  expect(request?.url).toBe(`${baseUrl}/network/7fK2pQ9xWb4T/n3/5/save`);
  expect(request?.headers.get('Idempotency-Key')).toBe('6a2e9f34-84a1-4a59-8c39-4d7e0c5b9f21');
  expect(request?.headers.get('X-Revision')).toBe('r4-1');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
});

test('B-089 path parameters are encoded', async () => {
  const { api, requests } = clientWith();
  await api.POST('/network/invite-collaborator/{networkId}/{username}', {
    params: { path: { networkId: 'a', username: 'jo/nas+1@example.org' } },
  });
  expect(requests[0]?.url).toBe(`${baseUrl}/network/invite-collaborator/a/jo%2Fnas%2B1%40example.org`);
});

test('a fetch replaced after the client was created is used', async () => {
  const api = createApiClient({ baseUrl });
  const fetch = vi.fn(() => Promise.resolve(Response.json({ hasNetworks: false, networks: [] })));
  vi.stubGlobal('fetch', fetch);
  const { data } = await api.GET('/user/index');
  expect(fetch).toHaveBeenCalledOnce();
  expect(data).toEqual({ hasNetworks: false, networks: [] });
});
