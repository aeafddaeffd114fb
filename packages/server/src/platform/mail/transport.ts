import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.js';
import type { Mail } from './letter.js';

/** So that out-of-office notes and the like answer no mail of ours (RFC 3834). */
const automatic = { headers: { 'Auto-Submitted': 'auto-generated' } };

export interface Transport {
  /** Sends a mail or throws. Returns where it is now: the mail server or a file. */
  send(mail: Mail, id: string): Promise<string>;
  /** Resolves if mails are taken at the moment, and sends none. */
  greet(): Promise<void>;
  close(): void;
}

/** How the settings send mails. */
export const transportOf = (
  { smtpUrl, mailFrom, dataDir, production }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'production'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Transport =>
  smtpUrl
    ? smtpTransport(smtpUrl, mailFrom)
    : outboxTransport(path.join(dataDir, 'outbox'), mailFrom, { log, namesLinks: !production });

/**
 * Sends through the mail server of SMTP_URL.
 * @param patience milliseconds to wait for the mail server at each step
 */
export function smtpTransport(url: string, from: string, patience = 20_000): Transport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, id) {
      // The same id for every attempt, so that mail programs can recognise duplicates.
      await mailer.sendMail({ ...automatic, from, ...mail, messageId: `<${id}@${new URL(url).hostname}>` });
      return new URL(url).host;
    },
    greet: () => greetMailServer(url, patience),
    close: () => mailer.close(),
  };
}

/**
 * Connects to the mail server as a mail would, up to signing in, and sends none.
 * @throws nodemailer's error, with its code, if the server does not take us
 */
export async function greetMailServer(url: string, patience: number): Promise<void> {
  const waiting = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const mailer = createTransport({ url, ...waiting, disableFileAccess: true, disableUrlAccess: true });
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

/**
 * Writes each mail to a file and logs its path: the transport without a mail server. Its links sign people in, so only
 * a developer's log names them.
 */
export function outboxTransport(
  folder: string,
  from: string,
  { log, namesLinks }: { log: Pick<FastifyBaseLogger, 'warn'>; namesLinks: boolean },
): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail, id) {
      const { message } = await writer.sendMail({ ...automatic, from, ...mail, messageId: `<${id}@credence>` });
      const file = path.join(folder, `${id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.new`, file);
      const links = namesLinks ? { links: mail.text.match(/https?:\/\/\S+/g) ?? [] } : {};
      log.warn({ file, ...links }, 'there is no mail server in SMTP_URL: the mail is a file');
      return file;
    },
    greet: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close: () => undefined,
  };
}
