import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody whom the provider knows, with what it says of them. */
export interface TestPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: unknown;
  readonly roles?: unknown;
}

/** What a test may change of an ID token before it is signed, and the key that signs. */
type Tamper = (claims: Record<string, unknown>) => { claims?: Record<string, unknown>; key?: KeyObject };

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who is signed in at the provider; undefined: nobody agrees, so the login is cancelled. */
  person: TestPerson | undefined;
  tamper: Tamper;
  /** Whether people press a button on a page of the provider, as in a browser. */
  isInteractive: boolean;
  /** Whether there is anything to end at the provider. */
  hasLogout: boolean;
  /** The ID tokens with which sessions were ended. */
  readonly ended: string[];
  stop(): Promise<void>;
}

interface Granted {
  readonly person: TestPerson;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const keyId = 'test';
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * A provider of OpenID Connect for tests: the authorization code flow with PKCE (Core 1.0, section 3.1; RFC 7636), user
 * info and logout, over real HTTP on this machine. It refuses whatever a strict provider refuses.
 * @param returns the addresses that it may send a browser back to; looked up at each login
 * @param host the name of this machine in its address: `localhost` is another site than `127.0.0.1` for browsers
 */
export async function startTestProvider(returns: readonly string[], host = '127.0.0.1'): Promise<TestProvider> {
  const { privateKey, publicKey } = newKey();
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, TestPerson>();
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const provider: TestProvider = {
    issuer,
    clientId: 'credence',
    clientSecret: 'only for tests',
    person: undefined,
    isInteractive: false,
    tamper: () => ({}),
    hasLogout: true,
    ended: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
    const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : new URLSearchParams();
    if (pathname === '/.well-known/openid-configuration') return void json(200, metadata());
    if (pathname === '/keys')
      return void json(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }],
      });
    if (pathname === '/authorize') return authorize(searchParams, response);
    if (pathname === '/agree') return agree(form, response);
    if (pathname === '/token') return void json(...redeem(request, form));
    if (pathname === '/userinfo') {
      const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      return void (person ? json(200, person) : json(401, { error: 'invalid_token' }));
    }
    if (pathname === '/logout') {
      provider.ended.push(searchParams.get('id_token_hint') ?? '');
      return redirect(response, searchParams.get('post_logout_redirect_uri') ?? issuer);
    }
    json(404, { error: 'not_found' });
  }

  function metadata() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      ...(provider.hasLogout ? { end_session_endpoint: `${issuer}/logout` } : {}),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const is = (name: string, value: string) => query.get(name) === value;
    const returnsTo = returns.includes(query.get('redirect_uri') ?? '');
    const isCode =
      is('client_id', provider.clientId) && is('response_type', 'code') && is('code_challenge_method', 'S256');
    if (!returnsTo || !isCode || !query.get('state') || !query.get('nonce') || !query.get('code_challenge'))
      return void response.writeHead(400).end('The request is not as registered.');
    if (!provider.isInteractive) return agree(query, response);
    const fields = [...query].map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${encodeURI(value)}">`,
    );
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>Provider</title><h1>Provider of the clinic</h1><form method="post" action="/agree">${fields.join('')}<button>Sign in as ${provider.person?.email ?? 'nobody'}</button></form>`,
      );
  }

  function agree(asked: URLSearchParams, response: ServerResponse): void {
    const redirectUri = decodeURI(asked.get('redirect_uri') ?? '');
    const back = new URL(redirectUri);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (provider.person) {
      const code = randomBytes(16).toString('hex');
      const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? ''];
      codes.set(code, { person: provider.person, nonce, challenge, redirectUri });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    redirect(response, back.href);
  }

  function redeem(request: IncomingMessage, form: URLSearchParams): [number, object] {
    const client = [provider.clientId, provider.clientSecret].map((part) =>
      encodeURIComponent(part).replaceAll('%20', '+'),
    );
    const expected = `Basic ${Buffer.from(client.join(':')).toString('base64')}`;
    if (request.headers.authorization !== expected) return [401, { error: 'invalid_client' }];
    const granted = codes.get(form.get('code') ?? '');
    // A code is good for once.
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!granted || granted.challenge !== challenge || granted.redirectUri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
    const accessToken = randomBytes(16).toString('hex');
    tokens.set(accessToken, granted.person);
    return [200, { token_type: 'Bearer', access_token: accessToken, expires_in: 60, id_token: sign(granted) }];
  }

  function sign({ person, nonce }: Granted): string {
    const now = Math.floor(Date.now() / 1000);
    const said = { iss: issuer, sub: person.sub, aud: provider.clientId, iat: now, exp: now + 60, nonce };
    const { claims = said, key = privateKey } = provider.tamper(said);
    const signed = `${base64url({ alg: 'RS256', kid: keyId })}.${base64url(claims)}`;
    return `${signed}.${createSign('sha256').update(signed).sign(key, 'base64url')}`;
  }
}

/** A key that no provider published. */
export const foreignKey = (): KeyObject => newKey().privateKey;

const redirect = (response: ServerResponse, to: string): void =>
  void response.writeHead(302, { location: to, connection: 'close' }).end();

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
