import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { endAddressChange } from '../address/addressChanges.js';
import { endLinks } from '../links/links.js';
import { sendPasswordChanged } from '../links/sendLink.js';
import { requireCharacters } from '../requireCharacters.js';
import { endSessions } from '../sessions/sessions.js';
import { lockUser, updateUser } from '../users.js';
import { checkPassword } from './checkPassword.js';
import { weaknessOf } from './passwordPolicy.js';

/** Changes the password of a user who knows the old one. Ends their other sessions and tells them by mail. */
export const updatePassword: Operation<'updatePassword'> = async ({ body, caller }, services) => {
  const { database, clock, passwords, site } = services;
  const { user, session } = caller;
  const { username, passwordHash: old } = user;
  const guess = { username, passwordHash: old, password: body.password, source: { session: session.id } };
  if (!(await checkPassword(guess, services))) throw new ApiError('invalid_credentials', { reason: 'password' });
  requireCharacters(body.new_password, 'new_password');
  const weakness =
    body.new_password.normalize('NFC') === body.password.normalize('NFC')
      ? ({ reason: 'same' } as const)
      : weaknessOf(body.new_password, { ...user, site });
  if (weakness) throw new ApiError('password_refused', weakness);

  const passwordHash = await passwords.hash(body.new_password);
  const at = clock.now();
  await withTransaction(database, async (transaction) => {
    const present = await lockUser(transaction, user.id);
    // The old password may have been changed while it was checked.
    if (present?.passwordHash !== old) throw new ApiError('invalid_credentials', { reason: 'password' });
    await updateUser(transaction, user.id, { passwordHash, hasPassword: true });
    await endLinks(transaction, user.id, ['password']);
    // Whoever asked for it may have known the old password.
    await endAddressChange(transaction, user.id);
    await endSessions(transaction, user.id, { allBut: session.id }, at);
    await recordEvent(transaction, { type: 'password_changed', at, actor: user });
    await sendPasswordChanged(transaction, user, services);
    await audit(transaction, { type: 'password_changed', at, userId: user.id, metadata: { session: session.id } });
  });
  return { message: 'Password changed successfully' };
};
