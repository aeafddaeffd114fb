import { dateFormat } from '@credence/text';
import type { Text } from '@credence/text';

/** What became of a mail that was asked for, as a sentence. */
export interface Mailed {
  readonly message: string;
  /** True if none was sent, because the address had several already. */
  readonly waits: boolean;
}

/**
 * Says what a server answered to the request for a mail.
 * @param answer when the next mail can be sent, if none was sent now; older servers never say
 * @param sent the sentence if one was sent
 */
export function mailAnswer({ nextMailAt }: { nextMailAt?: string | undefined }, sent: string, text: Text): Mailed {
  if (nextMailAt === undefined) return { message: sent, waits: false };
  return { message: nextMailSentence(nextMailAt, text), waits: true };
}

/** @param nextMailAt an ISO 8601 time */
export function nextMailSentence(nextMailAt: string, { account, common }: Text): string {
  const clock = dateFormat(common.dates, 'clock');
  return account.nextMail(clock.format(new Date(nextMailAt)));
}
