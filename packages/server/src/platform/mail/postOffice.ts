import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../clock.js';
import { type Repeated, repeat } from '../schedule/repeat.js';
import { markFailed, markSent, takeMail, type WaitingMail } from './mails.js';
import { openMail } from './sealMail.js';
import type { Transport } from './transport.js';

const minute = 60_000;

/** Milliseconds to wait after each failed attempt. After a day and a half in total, the mail is given up. */
const pauses = [1, 2, 5, 15, 60, 180, 360, 720, 720].map((minutes) => minutes * minute);

/** Milliseconds between two checks of the queue. */
const round = 1000;

export interface PostOfficeOptions {
  database: Database;
  clock: Clock;
  secret: string;
  transport: Transport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Sends the queued mails one by one until stopped. */
export class PostOffice {
  readonly #options: PostOfficeOptions;
  #stopped = false;
  #rounds: Repeated | undefined;

  constructor(options: PostOfficeOptions) {
    this.#options = options;
  }

  /** Checks the queue periodically. */
  start(): Repeated {
    this.#rounds = repeat(() => this.deliverDue(), round);
    return this.#rounds;
  }

  /** Sends the mails that are due and returns the number of attempts. */
  async deliverDue(): Promise<number> {
    const { database, clock } = this.#options;
    for (let attempts = 0; ; attempts++) {
      const mail = this.#stopped ? undefined : await takeMail(database, clock.now());
      if (!mail) return attempts;
      await this.#deliver(mail);
    }
  }

  /** Waits for the mail being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#rounds?.stop();
    this.#options.transport.close();
  }

  async #deliver(mail: WaitingMail): Promise<void> {
    const { database, clock, secret, transport, log } = this.#options;
    try {
      await transport.send(openMail(mail.sealed, secret), mail.id);
    } catch (error) {
      const code = codeOf(error);
      const at = clock.now();
      const pause = pauses[mail.attempts - 1];
      const next = pause === undefined ? undefined : new Date(at.getTime() + pause);
      // The error's text may contain addresses.
      log[next ? 'warn' : 'error']({ mail: mail.id, code, next }, next ? 'a mail has to wait' : 'a mail is given up');
      return markFailed(database, mail.id, { code, at, next });
    }
    await markSent(database, mail.id, clock.now());
  }
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const told = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return told.join(' ') || 'unreadable';
}
