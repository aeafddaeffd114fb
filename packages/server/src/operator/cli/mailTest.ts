import { type Letter, standard } from '@credence/text';
import { randomUUID } from 'node:crypto';
import { isAddress } from '../../accounts/index.js';
import { CommandError } from '../../platform/commandError.js';
import { writeMail } from '../../platform/mail/letter.js';
import { transportOf } from '../../platform/mail/transport.js';
import type { LoneCommand } from './command.js';

const letter: Letter = {
  subject: 'A test of the mail settings',
  paragraphs: ['The mails of this site arrive here.'],
  note: 'You get this mail because the operator of the site sent it to try the settings. There is nothing to do.',
};

/** Tries the mail settings; no account and no database is needed for that. */
export const mailTest: LoneCommand = {
  usage: 'mail test <e-mail>',
  does: 'sends one mail as the server would, and says what became of it',
  async runAlone({ config, site }, address) {
    if (!isAddress(address)) throw new CommandError(`${address} is no e-mail address. Nothing was sent.`);
    // What the outbox logs is what this command says.
    const transport = transportOf(config, { warn: () => undefined });
    try {
      const place = await transport.send(
        writeMail(letter, address, { name: site.name, locale: standard }),
        randomUUID(),
      );
      return config.smtpUrl
        ? [`The mail server ${place} took the mail to ${address}.`]
        : [`There is no mail server in SMTP_URL, so the mail to ${address} is the file ${place}.`];
    } catch (error) {
      throw config.smtpUrl ? new CommandError(whyNotSent(error, new URL(config.smtpUrl).host)) : error;
    } finally {
      transport.close();
    }
  },
};

/** A refusal as the mail server worded it, or what kept the mail from reaching it. */
function whyNotSent(error: unknown, server: string): string {
  const { code, response, message } = error as { code?: string; response?: string; message?: string };
  return response
    ? `The mail server ${server} refused the mail: ${response}`
    : `The mail server ${server} cannot be reached (${code ?? 'no code'}): ${message ?? 'no reason given'}`;
}
