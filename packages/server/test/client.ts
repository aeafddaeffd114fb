import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Calls the API like the application in a browser: token, cookie, csrftoken, same origin. Paths start after /api. */
export class Client {
  readonly app: FastifyInstance;
  token: string | undefined;
  csrfToken: string | undefined;
  /** The secret of this browser's cookie, as the last response set it. */
  browserSecret: string | undefined;
  /** The secret of its sign-up cookie. */
  signupSecret: string | undefined;
  /** The secret of its login with the institution's. */
  institutionSecret: string | undefined;

  constructor(app: FastifyInstance, token: string | undefined, csrfToken: string | undefined) {
    this.app = app;
    this.token = token;
    this.csrfToken = csrfToken;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url: path, headers });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({
      method: 'POST',
      url: path,
      headers,
      ...(body === undefined
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    });
  }

  /** Sends one file like a browser's form. */
  upload(
    path: string,
    file: { bytes: Buffer | string; filename?: string; field?: string; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse> {
    const boundary = 'credence-test-boundary';
    const { bytes, filename = 'network.xdsl', field = 'xmlFile' } = file;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return this.send({
      method: 'POST',
      url: path,
      payload,
      headers: { ...file.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  }

  /** Sends a raw request, plus what every browser call carries unless `headers` overrides it. */
  async send(request: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      ...request,
      url: `/api${request.url}`,
      headers: { ...this.browserHeaders(), ...request.headers },
    });
    this.browserSecret =
      /credence-browser=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? this.browserSecret;
    this.signupSecret =
      /credence-signup=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? this.signupSecret;
    const institution = /credence-institution=([^;]*)/.exec(String(response.headers['set-cookie']))?.[1];
    if (institution !== undefined) this.institutionSecret = institution || undefined;
    return response;
  }

  private browserHeaders(): Record<string, string> {
    const cookies = [
      this.csrfToken && `csrftoken=${this.csrfToken}`,
      this.browserSecret && `credence-browser=${this.browserSecret}`,
      this.signupSecret && `credence-signup=${this.signupSecret}`,
      this.institutionSecret && `credence-institution=${this.institutionSecret}`,
    ];
    return {
      'sec-fetch-site': 'same-origin',
      ...(this.token ? { authorization: `Token ${this.token}` } : {}),
      ...(this.csrfToken ? { 'x-csrftoken': this.csrfToken, cookie: cookies.filter(Boolean).join('; ') } : {}),
    };
  }
}
