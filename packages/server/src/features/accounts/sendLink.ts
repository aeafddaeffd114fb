import type { Transaction } from '../../database/database.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import { confirmationUrl, forgotUrl, newPasswordUrl } from './addresses.js';
import { linkLife, newLink } from './links.js';

type Post = Pick<Services, 'clock' | 'config' | 'site'>;

/** Mails the link that activates an account. */
export async function sendActivation(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const secret = await newLink(transaction, { userId: user.id, purpose: 'activation', at: services.clock.now() });
  const url = confirmationUrl(services.config.publicUrl, user.username, secret);
  await queueLetter(transaction, user, (letters) => letters.activation({ site: services.site.name, url }), services);
}

/** Mails the link to the form for a new password. */
export async function sendPasswordLink(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const secret = await newLink(transaction, { userId: user.id, purpose: 'password', at: services.clock.now() });
  const url = newPasswordUrl(services.config.publicUrl, user.username, secret);
  await queueLetter(transaction, user, (letters) => letters.password({ site: services.site.name, url }), services);
}

/** Mails the link that takes a deletion back, for as long as that can be done. */
export async function sendDeletion(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const { clock, config, site } = services;
  const secret = await newLink(transaction, { userId: user.id, purpose: 'keep_account', at: clock.now() });
  const url = confirmationUrl(config.publicUrl, user.username, secret);
  const day = deletedOn(user.deletedAt ?? clock.now());
  await queueLetter(
    transaction,
    user,
    (letters, locale) => {
      const until = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: config.timeZone });
      return letters.accountDeleted({ site: site.name, url, until });
    },
    services,
  );
}

/** Tells that somebody registered with the address of an account. */
export async function sendAlreadyRegistered(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const url = forgotUrl(services.config.publicUrl);
  await queueLetter(
    transaction,
    user,
    (letters) => letters.alreadyRegistered({ site: services.site.name, url }),
    services,
  );
}

/** Tells that the password is another now. */
export async function sendPasswordChanged(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const url = forgotUrl(services.config.publicUrl);
  await queueLetter(
    transaction,
    user,
    (letters) => letters.passwordChanged({ site: services.site.name, url }),
    services,
  );
}

/** When an account that was deleted at this moment is gone for good. */
export const deletedOn = (deletedAt: Date) => new Date(deletedAt.getTime() + linkLife.keep_account);
