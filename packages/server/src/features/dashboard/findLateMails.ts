import type { Dashboard } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import { findDue, lateAfter } from '../../platform/mail/mails.js';

/** The mails that should have gone a while ago, as the doctor sees it; undefined if there are none. */
export async function findLateMails(reader: Reader, at: Date): Promise<Dashboard['lateMails']> {
  const { count, since } = await findDue(reader, at);
  const seconds = since ? (at.getTime() - since.getTime()) / 1000 : 0;
  return seconds < lateAfter ? undefined : { count, minutes: Math.floor(seconds / 60) };
}
