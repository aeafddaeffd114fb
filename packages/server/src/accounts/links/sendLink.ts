import type { LeftStudies } from '@credence/text';
import { writeDay, writeMoment } from '@credence/text';
import type { Transaction } from '../../database/database.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import { type NewRegistration, findNewestRegistration } from '../registrations.js';
import type { UserRow } from '../users.js';
import { confirmationUrl, forgotUrl, newPasswordUrl } from './addresses.js';
import { linkLife, newLink } from './links.js';

type Post = Pick<Services, 'clock' | 'config' | 'site'>;

/** Mails the link that activates an account as first registered. */
export async function sendActivation(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const secret = await newLink(transaction, { userId: user.id, purpose: 'activation', at: services.clock.now() });
  const url = confirmationUrl(services.config.publicUrl, user.username, secret);
  await queueLetter(transaction, user, (letters) => letters.activation({ site: services.site.name, url }), services);
}

/** Mails the link that activates a later registration of the address, and mentions that there are several. */
export async function sendLaterActivation(
  transaction: Transaction,
  { user, registration }: { user: UserRow; registration: NewRegistration },
  services: Post,
): Promise<void> {
  const { clock, config, site } = services;
  const link = { userId: user.id, purpose: 'activation', registrationId: registration.id, at: clock.now() } as const;
  const url = confirmationUrl(config.publicUrl, user.username, await newLink(transaction, link));
  await queueLetter(
    transaction,
    { username: user.username, locale: registration.locale ?? null },
    (letters, dates) => {
      const registeredAt = writeMoment(registration.createdAt, dates, config.timeZone);
      return letters.registeredAgain({ site: site.name, url, registeredAt });
    },
    services,
  );
}

/** Mails the activation link of the latest registration again. */
export async function sendActivationAgain(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const registration = await findNewestRegistration(transaction, user.id);
  await (registration
    ? sendLaterActivation(transaction, { user, registration }, services)
    : sendActivation(transaction, user, services));
}

/** Mails the link to the form for a new password. */
export async function sendPasswordLink(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const secret = await newLink(transaction, { userId: user.id, purpose: 'password', at: services.clock.now() });
  const url = newPasswordUrl(services.config.publicUrl, user.username, secret);
  await queueLetter(transaction, user, (letters) => letters.password({ site: services.site.name, url }), services);
}

/** What a mail says of studies that is sent once more. */
const nothingLeft: LeftStudies = { passed: [], stops: [], kept: 0, erased: 0 };

/**
 * Mails the link that undoes a deletion, valid for as long as that is possible.
 * @param left what has become of the person's studies with it
 */
export async function sendDeletion(
  transaction: Transaction,
  user: UserRow,
  services: Post,
  left = nothingLeft,
): Promise<void> {
  const { clock, config, site } = services;
  const secret = await newLink(transaction, { userId: user.id, purpose: 'keep_account', at: clock.now() });
  const url = confirmationUrl(config.publicUrl, user.username, secret);
  const day = deletedOn(user.deletedAt ?? clock.now());
  await queueLetter(
    transaction,
    user,
    (letters, dates) => {
      const until = writeDay(day, dates, config.timeZone);
      return letters.accountDeleted({ site: site.name, url, until, ...left });
    },
    services,
  );
}

/** Reports that somebody registered with the address of an existing account. */
export async function sendAlreadyRegistered(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const url = forgotUrl(services.config.publicUrl);
  await queueLetter(
    transaction,
    user,
    (letters) => letters.alreadyRegistered({ site: services.site.name, url }),
    services,
  );
}

/** Reports that the password was changed. */
export async function sendPasswordChanged(transaction: Transaction, user: UserRow, services: Post): Promise<void> {
  const url = forgotUrl(services.config.publicUrl);
  await queueLetter(
    transaction,
    user,
    (letters) => letters.passwordChanged({ site: services.site.name, url }),
    services,
  );
}

/** The time at which an account deleted at this moment is erased. */
export const deletedOn = (deletedAt: Date) => new Date(deletedAt.getTime() + linkLife.keep_account);
