/** A response of the API. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Seconds after which to try again, if it says so. */
  readonly retryAfter?: string;
}

/** A user who calls the API without a browser. */
export class ApiUser {
  readonly #api: string;
  #headers: Record<string, string> = {};
  #credentials = '';
  #beginning: Promise<void> | undefined;

  private constructor(url: string) {
    this.#api = `${url}/api`;
  }

  /** Registers an account, which then waits for its activation. */
  static async signUp(url: string, username: string, password: string): Promise<void> {
    const visitor = new ApiUser(url);
    visitor.#carry(await fetch(`${visitor.#api}/get-csrf-token/`));
    const { status, body } = await visitor.post('/user/create', { username, password, password2: password });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  }

  static async signIn(url: string, username = 'expert@example.org', password = 'credence-demo'): Promise<ApiUser> {
    const user = new ApiUser(url);
    await user.#begin(JSON.stringify({ username, password }));
    return user;
  }

  /** Begins another session, as whoever is told that theirs has ended; asked several times at once, one for all. */
  signInAgain(): Promise<void> {
    this.#beginning ??= this.#begin(this.#credentials).finally(() => (this.#beginning = undefined));
    return this.#beginning;
  }

  async #begin(credentials: string): Promise<void> {
    this.#credentials = credentials;
    this.#headers = {};
    this.#carry(await fetch(`${this.#api}/get-csrf-token/`));
    const headers = { 'content-type': 'application/json' };
    const login = await this.#send('/user/login', { method: 'POST', headers, body: credentials });
    if (!login.ok) throw new Error(`${login.status} ${await login.text()}`);
    this.#carry(login);
    const { token } = (await login.json()) as { token: string };
    this.#headers.authorization = `Token ${token}`;
  }

  /** Rejects if there is no response. */
  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
    const text = JSON.stringify(body);
    return read(
      await this.#send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: text,
      }),
    );
  }

  async get<Body>(path: string): Promise<Body> {
    const { status, body } = await read(await this.#send(path, {}));
    if (status !== 200) throw new Error(`GET ${path} was answered with ${status}: ${JSON.stringify(body)}`);
    return body as Body;
  }

  /** @returns the network's id */
  async upload(name: string, text: string): Promise<string> {
    const form = new FormData();
    form.set('xmlFile', new File([text], name));
    const { status, body } = await read(await this.#send('/network/upload', { method: 'POST', body: form }));
    if (status !== 201) throw new Error(`The network was not taken: ${JSON.stringify(body)}`);
    return (body as { networkId: string }).networkId;
  }

  /** Ends every other session of this user. */
  async signOthersOut(): Promise<void> {
    const { sessions } = await this.get<{ sessions: { id: string; current: boolean }[] }>('/user/sessions');
    const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
    if (others.length === 0) return;
    const { status } = await this.post('/user/sessions/revoke', { sessions: others });
    if (status !== 200) throw new Error(`Sessions were not ended: ${status}`);
  }

  #send(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...this.#headers, ...(init.headers as Record<string, string> | undefined) };
    return fetch(`${this.#api}${path}`, { ...init, headers, signal: AbortSignal.timeout(60_000) });
  }

  /** Stores the cookie and the header that every call carries. */
  #carry(response: Response): void {
    const csrf = /csrftoken=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (csrf) this.#headers = { ...this.#headers, 'x-csrftoken': csrf, cookie: `csrftoken=${csrf}` };
  }
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    ...(retryAfter === null ? {} : { retryAfter }),
  };
}
