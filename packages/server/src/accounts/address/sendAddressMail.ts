import type { Transaction } from '../../database/database.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import { changeAddressUrl, forgotUrl, loginUrl } from '../links/addresses.js';
import { newLink } from '../links/links.js';
import type { UserRow } from '../users.js';

type Post = Pick<Services, 'clock' | 'config' | 'site'>;

/** Mails the link that proves the new address, in the language of the account. */
export async function sendNewAddressLink(
  transaction: Transaction,
  { user, address }: { user: UserRow; address: string },
  services: Post,
): Promise<void> {
  const url = await linkFor(transaction, user, 'new_address', services);
  const to = { username: address, locale: user.locale };
  await queueLetter(transaction, to, (letters) => letters.newAddress({ site: services.site.name, url }), services);
}

/** Mails the link with which the present address agrees or refuses. */
export async function sendPresentAddressLink(
  transaction: Transaction,
  { user, address }: { user: UserRow; address: string },
  services: Post,
): Promise<void> {
  const url = await linkFor(transaction, user, 'present_address', services);
  const facts = { site: services.site.name, url, address };
  await queueLetter(transaction, user, (letters) => letters.presentAddress(facts), services);
}

/** Reports to the owner of an account that somebody wanted its address for another one. */
export async function sendAddressTaken(transaction: Transaction, owner: UserRow, services: Post): Promise<void> {
  const facts = { site: services.site.name, url: forgotUrl(services.config.publicUrl) };
  await queueLetter(transaction, owner, (letters) => letters.addressTaken(facts), services);
}

/** Tells both addresses which of them the account uses now. */
export async function sendAddressChanged(
  transaction: Transaction,
  { user, address }: { user: UserRow; address: string },
  services: Post,
): Promise<void> {
  const facts = { site: services.site.name, url: loginUrl(services.config.publicUrl), address };
  for (const username of [user.username, address])
    await queueLetter(
      transaction,
      { username, locale: user.locale },
      (letters) => letters.addressChanged(facts),
      services,
    );
}

async function linkFor(
  transaction: Transaction,
  { id }: UserRow,
  purpose: 'new_address' | 'present_address',
  { clock, config }: Post,
): Promise<string> {
  return changeAddressUrl(config.publicUrl, await newLink(transaction, { userId: id, purpose, at: clock.now() }));
}
