import type { Transaction } from '../../database/database.js';
import type { ResultOf } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import type { Services } from '../../platform/services.js';
import { spendLinks } from '../links/links.js';
import { hashToken } from '../token.js';
import { updateUser } from '../users.js';
import { activate } from './activate.js';
import { alreadyConfirmed, isDone, nowActive, type OpenedLink, withOpenedLink } from './openedLink.js';

type Confirmed = ResultOf<'confirmByLink'>;

/**
 * Activates an account or undoes its deletion, through the mailed link. Opening it twice does no harm. An account is
 * activated only in the browser that registered: whoever opens the mail need not be who chose the password.
 */
export const confirmOpened = (
  sent: { user: string; secret: string },
  { address, signup }: { address: string; signup?: string | undefined },
  services: Services,
): Promise<Confirmed> =>
  withOpenedLink({ sent, address }, services, (transaction, opened) =>
    opened.link.purpose === 'activation'
      ? confirm(transaction, { opened, signup }, services)
      : keep(transaction, opened, services).then((message) => ({ message })),
  );

async function confirm(
  transaction: Transaction,
  { opened, signup }: { opened: OpenedLink; signup: string | undefined },
  services: Services,
): Promise<Confirmed> {
  if (isDone(opened)) return { message: alreadyConfirmed };
  const registered = opened.registration ?? opened.user;
  if (signup !== undefined && registered.signupHash === hashToken(signup)) {
    await activate(transaction, opened, services);
    return { message: nowActive };
  }
  return {
    message: 'One step is left: your password activates the account.',
    needsPassword: {
      name: `${registered.firstname} ${registered.lastname}`.trim(),
      registeredAt: registered.createdAt.toISOString(),
    },
  };
}

async function keep(
  transaction: Transaction,
  { user, link, at }: OpenedLink,
  { invitations }: Services,
): Promise<string> {
  if (link.used || !user.deletedAt) return alreadyConfirmed;
  await updateUser(transaction, user.id, { deletedAt: null });
  await invitations.handOver(transaction, user);
  await spendLinks(transaction, { userId: user.id, purpose: 'keep_account', at });
  await audit(transaction, { type: 'account_kept', at, userId: user.id });
  return 'Your account is kept. You can log in again.';
}
