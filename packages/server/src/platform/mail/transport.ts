import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Mail } from './letter.js';

/** Sends a mail or throws. */
export interface Transport {
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

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
      await mailer.sendMail({ from, ...mail, messageId: `<${id}@${new URL(url).hostname}>` });
    },
    close: () => mailer.close(),
  };
}

/** Writes each mail to a file and logs its path and links: the transport of a server without SMTP_URL. */
export function outboxTransport(folder: string, from: string, log: Pick<FastifyBaseLogger, 'warn'>): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail, id) {
      const { message } = await writer.sendMail({ from, ...mail, messageId: `<${id}@credence>` });
      const file = path.join(folder, `${id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.new`, file);
      const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
      log.warn({ file, to: mail.to, links }, 'SMTP_URL is not set: the mail is a file');
    },
    close: () => undefined,
  };
}
