import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from './release.js';

/** The release has no such operation. */
export class NotOffered extends Error {}

/** A person's browser: it keeps cookies and the token, and sends what every release asks for. */
export class Browser {
  readonly release: Release;
  readonly #cookies = new Map<string, string>();
  #token: string | undefined;

  constructor(release: Release) {
    this.release = release;
  }

  async signIn(username: string, password: string): Promise<this> {
    await this.get('/get-csrf-token/');
    const { token } = await this.post<{ token: string }>('/user/login', { username, password });
    this.#token = token;
    return this;
  }

  async get<Body>(path: string): Promise<Body> {
    return (await this.#send('GET', path)) as Body;
  }

  async post<Body>(path: string, body?: object, headers: Record<string, string> = {}): Promise<Body> {
    const sent = body === undefined ? {} : { 'content-type': 'application/json' };
    return (await this.#send('POST', path, body && JSON.stringify(body), { ...sent, ...headers })) as Body;
  }

  /** Uploads a network; returns its id. */
  async upload(text: string, filename: string): Promise<string> {
    const form = new FormData();
    form.set('xmlFile', new Blob([text]), filename);
    return ((await this.#send('POST', '/network/upload', form)) as { networkId: string }).networkId;
  }

  /** What it answers: JSON, or another kind of text. Refusals are thrown. */
  async #send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<unknown> {
    const csrfToken = this.#cookies.get('csrftoken');
    const response = await fetch(`${this.release.api}${path}`, {
      method,
      ...(body ? { body } : {}),
      headers: {
        ...headers,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(csrfToken ? { 'x-csrftoken': csrfToken } : {}),
        ...(this.#token ? { authorization: `Token ${this.#token}` } : {}),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.#cookies.set(name, value ?? '');
    }
    const text = await response.text();
    if (response.status === 501 || (response.status === 404 && text.includes('"not_found"'))) throw new NotOffered();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
  }
}

/** Milliseconds that a mail may take. */
const PATIENCE = 60_000;

/** What the newest link in the mails to an address says; of those to a page, if one is named. Waits for the mail. */
export async function mailedLink(release: Release, to: string, page = ''): Promise<URLSearchParams> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
    const names = (await readdir(release.outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const files = names.map((name) => path.join(release.outbox, name));
    const ages = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
    for (const { file } of ages.sort((one, other) => other.at - one.at)) {
      const mail = decode(await readFile(file, 'utf8'));
      const link = mail.includes(`To: ${to}`) && /https?:\/\/\S+/.exec(mail)?.[0];
      if (!link || !link.includes(page)) continue;
      const { hash, searchParams } = new URL(link);
      return hash ? new URLSearchParams(hash.slice(1)) : searchParams;
    }
  }
  throw new Error(`There is no mail to ${to} with a link to ${page || 'any page'}.`);
}

/** Takes back what mails do to long lines. */
const decode = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
