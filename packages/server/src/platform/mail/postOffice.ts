import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Clock } from '../clock.js';
import { type Repeated, repeat } from '../schedule/repeat.js';
import { giveUpOlder, markFailed, markSent, takeMail, type WaitingMail } from './mails.js';
import { mailLines, type MailServer } from './mailServer.js';
import { openMail } from './sealMail.js';
import type { Transport } from './transport.js';

const minute = 60_000;

/** Milliseconds to wait after each failed attempt. After a day and a half in total, the mail is given up. */
const pauses = [1, 2, 5, 15, 60, 180, 360, 720, 720].map((minutes) => minutes * minute);
const longest = pauses.reduce((total, pause) => total + pause);

/** Milliseconds between two checks of the queue. */
const round = 1000;

export interface PostOfficeOptions {
  database: Database;
  clock: Clock;
  secret: string;
  transport: Transport;
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
  /** Told whether the mail server takes mails. */
  mailServer?: MailServer;
}

/**
 * Sends the queued mails one by one until stopped. While the mail server takes none, mails are left as they are, and it is
 * asked once a minute.
 */
export class PostOffice {
  readonly #options: PostOfficeOptions;
  readonly #server: MailServer;
  #askedAt = 0;
  #stopped = false;
  #rounds: Repeated | undefined;

  constructor(options: PostOfficeOptions) {
    this.#options = options;
    this.#server = options.mailServer ?? { isAway: false };
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
      const mail = !this.#stopped && (await this.#isOpen()) ? await takeMail(database, clock.now()) : undefined;
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
    const { database, clock, secret, transport } = this.#options;
    try {
      await transport.send(openMail(mail.sealed, secret), mail.id);
    } catch (error) {
      const code = codeOf(error);
      return (await this.#greets()) ? this.#refused(mail, code) : this.#away(mail, code);
    }
    await markSent(database, mail.id, clock.now());
  }

  /** It is this mail that is not taken. */
  async #refused({ id, attempts }: WaitingMail, code: string): Promise<void> {
    const { database, clock, log } = this.#options;
    const at = clock.now();
    const pause = pauses[attempts - 1];
    const next = pause === undefined ? undefined : new Date(at.getTime() + pause);
    // The error's text may contain addresses.
    if (!next) log.error({ mail: id, code }, mailLines.givenUp);
    else log[attempts === 1 ? 'warn' : 'debug']({ mail: id, code, next }, mailLines.waits);
    await markFailed(database, id, { code, at, next });
  }

  /** No mail is taken. This one has found out; the others are not tried. */
  async #away({ id }: WaitingMail, code: string): Promise<void> {
    const { database, clock, log } = this.#options;
    const at = clock.now();
    log.warn({ code }, mailLines.away);
    this.#server.isAway = true;
    await markFailed(database, id, { code, at, next: new Date(at.getTime() + minute) });
    await this.#giveUpOld();
  }

  /** Whether mails are tried at all; asks the mail server if it was away, at most once a minute. */
  async #isOpen(): Promise<boolean> {
    const { clock, log } = this.#options;
    if (!this.#server.isAway) return true;
    // A clock that was set back holds nothing up.
    if (Math.abs(clock.now().getTime() - this.#askedAt) < minute) return false;
    if (await this.#greets()) {
      this.#server.isAway = false;
      log.info(mailLines.back);
    } else await this.#giveUpOld();
    return !this.#server.isAway;
  }

  #greets(): Promise<boolean> {
    const { transport, clock } = this.#options;
    this.#askedAt = clock.now().getTime();
    return transport.greet().then(
      () => true,
      () => false,
    );
  }

  async #giveUpOld(): Promise<void> {
    const { database, clock, log } = this.#options;
    const at = clock.now();
    const count = await giveUpOlder(database, { dueBefore: new Date(at.getTime() - longest), code: 'away', at });
    if (count > 0) log.error({ count }, mailLines.allGivenUp);
  }
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return codes.join(' ') || 'unreadable';
}
