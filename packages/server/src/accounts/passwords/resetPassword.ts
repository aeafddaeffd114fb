import { withTransaction } from '../../database/withTransaction.js';
import { type Operation, Reply } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import { endAddressChange } from '../address/addressChanges.js';
import { endLinks, findLink, spendLink } from '../links/links.js';
import { sendPasswordChanged } from '../links/sendLink.js';
import { requireCharacters } from '../requireCharacters.js';
import { forgetBrowsers, rememberBrowser } from '../sessions/knownBrowsers.js';
import { endSessions } from '../sessions/sessions.js';
import { findAccount, updateUser } from '../users.js';
import { weaknessOf } from './passwordPolicy.js';
import { requirePasswordDomain } from './requirePasswordDomain.js';

/**
 * Sets a new password through the mailed link, which works once. All sessions end, and so does every wait for wrong
 * passwords: those were counted for the old one.
 */
export const resetPassword: Operation<'resetPassword'> = async ({ body, request }, services) => {
  const { database, clock, config, passwords, site } = services;
  const at = clock.now();
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: request.address };
  const counting = { secret: config.secret, at };
  await allowAttempts(database, [attempt], counting);

  const user = await findAccount(database, body.user);
  const link = user && (await findLink(database, { userId: user.id, secret: body.secret, at }));
  if (!user || user.deletedAt || link?.purpose !== 'password' || link.used) {
    // With a link, a new password is set in every domain: where no login takes it, it joins the institution's.
    requirePasswordDomain(body.user, config);
    throw new ApiError('invalid_link');
  }
  await forgetAttempt(database, attempt, counting);
  requireCharacters(body.password, 'password');
  const weakness = weaknessOf(body.password, { ...user, site });
  if (weakness) throw new ApiError('weak_password', weakness);

  const passwordHash = await passwords.hash(body.password);
  const browserSecret = await withTransaction(database, async (transaction) => {
    if (!(await spendLink(transaction, body.secret, at))) throw new ApiError('invalid_link');
    await updateUser(transaction, user.id, { passwordHash, hasPassword: true });
    await endLinks(transaction, user.id, ['password']);
    // Whoever asked for it may have known the old password.
    await endAddressChange(transaction, user.id);
    await endSessions(transaction, user.id, { allBut: undefined }, at);
    await forgetBrowsers(transaction, user.id);
    await recordEvent(transaction, { type: 'password_changed', at, actor: user });
    await sendPasswordChanged(transaction, user, services);
    await audit(transaction, { type: 'password_reset', at, userId: user.id });
    return rememberBrowser(transaction, { userId: user.id, sent: request.browser, at });
  });
  return new Reply({ message: 'Your password has been changed. You can log in now.' }, { browserSecret });
};
