import type { Transaction } from '../../database/database.js';
import { audit } from '../../platform/audit/audit.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { spendLinks } from '../links/links.js';
import { deleteRegistrations, type RegistrationRow } from '../registrations.js';
import { updateUser, type UserRow } from '../users.js';

/** An account to activate. */
interface Activation {
  user: UserRow;
  /** The repeated registration that takes effect; undefined for the first. */
  registration: RegistrationRow | undefined;
  /**
   * Password and profile of somebody who did not make the registration; nothing else of it is theirs. The password is
   * known to somebody unless it says so.
   */
  owned?: Partial<UserRow> & { passwordHash: string };
  at: Date;
}

/**
 * Activates a locked account, as first registered or as in `registration`. Ends the other registrations of its address
 * and their links,
 * and hands over the invitations that waited for it.
 */
export async function activate(
  transaction: Transaction,
  { user, registration, owned, at }: Activation,
  { invitations }: Pick<Services, 'invitations'>,
): Promise<void> {
  await updateUser(transaction, user.id, {
    ...(registration && registeredIn(registration)),
    signupHash: null,
    ...(owned && { ...emptyProfile, hasPassword: true, ...owned }),
    activatedAt: at,
  });
  await spendLinks(transaction, { userId: user.id, purpose: 'activation', at });
  await deleteRegistrations(transaction, user.id);
  await invitations.handOver(transaction, user);
  await recordEvent(transaction, { type: 'account_confirmed', at, actor: user });
  await audit(transaction, { type: 'account_activated', at, userId: user.id });
}

/** The profile of somebody who entered none. */
const emptyProfile = {
  firstname: '',
  lastname: '',
  discipline: '',
  title: '0',
  position: '0',
  workplace: '0',
  experience: null,
  showsProfile: false,
  privacyVersion: null,
  privacyAcceptedAt: null,
};

/** What a registration puts into its account. */
export function registeredIn({ id: _id, userId: _user, createdAt: _at, ...registered }: RegistrationRow) {
  return registered;
}
