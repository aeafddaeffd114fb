import type { Page } from 'playwright';
import type { Outbox } from '../outbox.ts';

/** A person of a study who works through the interface alone, for a walk in which ten do the same. */
export class Panelist {
  readonly username: string;
  readonly #url: string;
  #token: string | undefined;

  constructor(url: string, username: string) {
    this.#url = url;
    this.username = username;
  }

  /** Somebody with an account of the demonstration. */
  static async signedIn(url: string, username: string): Promise<Panelist> {
    const person = new Panelist(url, username);
    const login = { username, password: 'credence-demo' };
    person.#token = (await person.call<{ token: string }>('/user/login', login)).token;
    return person;
  }

  /** Whoever is signed in on a page. */
  static async of(url: string, page: Page): Promise<Panelist> {
    const person = new Panelist(url, '');
    person.#token = (await page.evaluate(() => localStorage.getItem('token'))) ?? undefined;
    return person;
  }

  async call<Answer = unknown>(address: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.#url}/api${address}`, {
      headers: {
        'Content-Type': 'application/json',
        ...(this.#token === undefined ? {} : { Authorization: `Token ${this.#token}` }),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const answered = await response.text();
    if (!response.ok) throw new Error(answered);
    return JSON.parse(answered) as Answer;
  }

  /** Follows the link of their mail, as whoever they are. */
  async takePart(outbox: Outbox): Promise<void> {
    const consent = { version: 1, publishes: true, named: false, interests: '' };
    const accepted = await this.call<{ token?: string }>('/study-invitation/accept', {
      ...(await this.#link(outbox)),
      username: this.username,
      consent,
    });
    this.#token = accepted.token ?? this.#token;
  }

  async decline(outbox: Outbox): Promise<void> {
    await this.call('/study-invitation/decline', await this.#link(outbox));
  }

  async #link(outbox: Outbox): Promise<{ expert: string | null; secret: string | null }> {
    const link = new URLSearchParams(
      new URL(await outbox.link(this.username, 'asks for your judgement')).hash.slice(1),
    );
    return { expert: link.get('expert'), secret: link.get('secret') };
  }
}
