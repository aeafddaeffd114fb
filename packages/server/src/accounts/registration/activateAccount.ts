import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { checkPassword } from '../passwords/checkPassword.js';
import { weaknessOf } from '../passwords/passwordPolicy.js';
import { requirePasswordDomain } from '../passwords/requirePasswordDomain.js';
import { requireCharacters } from '../requireCharacters.js';
import { activate } from './activate.js';
import { alreadyConfirmed, isDone, nowActive, withOpenedLink } from './openedLink.js';

/**
 * Activates an account in another browser than the one that registered: with the password of the sign-up, or with a new
 * one in its place, for whoever did not choose that.
 */
export const activateAccount: Operation<'activateAccount'> = async ({ body, request }, services) => {
  const opened = { sent: body, address: request.address };
  requirePasswordDomain(body.user, services.config);
  requireCharacters(body.password, 'password');
  const account = await withOpenedLink(opened, services, (_transaction, link) =>
    Promise.resolve({
      isDone: isDone(link) || link.link.purpose !== 'activation',
      username: link.user.username,
      passwordHash: (link.registration ?? link.user).passwordHash,
    }),
  );
  if (account.isDone) return { message: alreadyConfirmed };
  // Outside the transaction: passwords take their turn.
  const passwordHash = body.isNew ? await newPassword() : await registeredPassword();
  const message = await withOpenedLink(opened, services, async (transaction, link) => {
    if (isDone(link)) return alreadyConfirmed;
    await activate(transaction, { ...link, ...(passwordHash ? { owned: { passwordHash } } : {}) }, services);
    return nowActive;
  });
  return { message };

  function newPassword(): Promise<string> {
    const weakness = weaknessOf(body.password, { username: account.username, site: services.site });
    if (weakness) throw new ApiError('weak_password', weakness);
    return services.passwords.hash(body.password);
  }

  async function registeredPassword(): Promise<undefined> {
    const { username, passwordHash } = account;
    const guess = { username, passwordHash, password: body.password, source: { address: request.address } };
    if (!(await checkPassword(guess, services))) throw new ApiError('invalid_credentials', { reason: 'password' });
  }
};
