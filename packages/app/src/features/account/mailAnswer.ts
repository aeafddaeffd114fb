import { dateFormat } from '@credence/text';
import type { Text } from '@credence/text';

/** What became of a mail that was asked for, as a sentence. */
export interface Mailed {
  readonly message: string;
  /** `late` while the server's mails wait; `none` if none was sent, because the address had several already. */
  readonly mail: 'sent' | 'late' | 'none';
}

/** What a server says of the mail that was asked for. Older ones say neither. */
export interface MailAnswer {
  /** When the next mail can be sent, if none was sent now. */
  readonly nextMailAt?: string | undefined;
  readonly mailsWait?: true | undefined;
}

/**
 * Says what a server answered to the request for a mail.
 * @param sent the sentence if one was sent
 */
export function mailAnswer({ nextMailAt, mailsWait }: MailAnswer, sent: string, text: Text): Mailed {
  if (nextMailAt !== undefined) return { message: nextMailSentence(nextMailAt, text), mail: 'none' };
  return mailsWait ? { message: text.account.mailsWait, mail: 'late' } : { message: sent, mail: 'sent' };
}

/** @param nextMailAt an ISO 8601 time */
function nextMailSentence(nextMailAt: string, { account, common }: Text): string {
  const clock = dateFormat(common.dates, 'clock');
  return account.nextMail(clock.format(new Date(nextMailAt)));
}
