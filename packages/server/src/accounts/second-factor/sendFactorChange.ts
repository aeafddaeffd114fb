import type { Letters } from '@credence/text';
import type { Transaction } from '../../database/database.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import type { UserRow } from '../users.js';

/** Tells the owner of an account what became of its second factor. */
export async function sendFactorChange(
  transaction: Transaction,
  { user, what }: { user: UserRow; what: Parameters<Letters['secondFactor']>[0]['what'] },
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<void> {
  const { config, site } = services;
  const url = `${config.publicUrl}/forgot/`;
  await queueLetter(transaction, user, (letters) => letters.secondFactor({ site: site.name, url, what }), services);
}
