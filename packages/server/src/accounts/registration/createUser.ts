import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { atLeast } from '../../http/atLeast.js';
import { type BodyOf, type Operation, Reply } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { answerOf, takeFromBudget } from '../links/mailBudget.js';
import { sendActivation, sendAlreadyRegistered, sendDeletion, sendLaterActivation } from '../links/sendLink.js';
import { lockAddress } from '../lockAddress.js';
import { weaknessOf } from '../passwords/passwordPolicy.js';
import { requirePasswordDomain } from '../passwords/requirePasswordDomain.js';
import { type NewRegistration, insertRegistration } from '../registrations.js';
import { requireCharacters } from '../requireCharacters.js';
import { hashToken, isToken, newToken } from '../token.js';
import { normaliseUsername } from '../username.js';
import { type UserRow, insertUser, lockAccount } from '../users.js';
import { registeredProfile } from './registeredProfile.js';
import { signUpInvited } from './signUpInvited.js';

/** Registers an account. If the address already has one, only its owner learns that; timing does not reveal it. */
export const createUser: Operation<'createUser'> = async ({ body, request }, services) => {
  const { database, clock, config, site } = services;
  requirePasswordDomain(body.username, config);
  requireCharacters(body.password, 'password');
  if (body.password !== body.password2) throw new ApiError('passwords_differ');
  const weakness = weaknessOf(body.password, { ...body, site });
  if (weakness) throw new ApiError('weak_password', weakness);
  const profile = registeredProfile(body);
  const counting = { secret: config.secret, at: clock.now() };
  const ofAddress = { limit: addressLimits(config.peoplePerAddress).registrations, subject: request.address };
  await allowAttempts(database, [ofAddress], counting);
  if (body.invitation)
    return signUpInvited({ body, profile, link: body.invitation, address: request.address }, services);

  // Kept from sign-up to sign-up: whoever registers twice may open either mail.
  const { signup } = request;
  const signupSecret = signup !== undefined && isToken(signup) ? signup : newToken();
  const budget = await atLeast(services, async () => {
    const passwordHash = await services.passwords.hash(body.password);
    const own = { ...profile, passwordHash, signupHash: hashToken(signupSecret) };
    const taken = await takeFromBudget('registrationMail', body.username, services);
    await withTransaction(database, (transaction) =>
      register(transaction, { body, profile: own, writes: taken.mails }, services),
    );
    return taken;
  });
  const sent = 'You get an e-mail. Open the link in it to activate your account.';
  return new Reply({ type: 'success' as const, ...answerOf(budget, sent, services) }, { signupSecret });
};

type Profile = Partial<UserRow> & { passwordHash: string };

async function register(
  transaction: Transaction,
  { body, profile, writes }: { body: BodyOf<'createUser'>; profile: Profile; writes: boolean },
  services: Services,
): Promise<void> {
  const at = services.clock.now();
  const id = randomUUID();
  const consent = body.privacyVersion ? { privacyVersion: body.privacyVersion, privacyAcceptedAt: at } : {};
  const username = body.username.trim();
  const registration = { ...profile, ...consent, id, createdAt: at };
  const key = { username, usernameKey: normaliseUsername(username) };
  await lockAddress(transaction, username);
  const made = await insertUser(transaction, { ...registration, ...key });
  if (made) {
    await recordEvent(transaction, { type: 'account_created', at, actor: made });
    if (writes) await sendActivation(transaction, made, services);
    await audit(transaction, { type: 'account_created', at, userId: made.id });
    return;
  }
  const user = await lockAccount(transaction, username);
  if (!user) return;
  const later = { ...registration, userId: user.id };
  // Nobody has proved yet that they own the address: each registration needs a link of its own.
  if (!user.activatedAt && !user.deletedAt) await insertRegistration(transaction, later);
  if (writes) await tell(transaction, { user, registration: later }, services);
}

/** Tells the owner of an address that somebody registered it again. */
function tell(
  transaction: Transaction,
  { user, registration }: { user: UserRow; registration: NewRegistration },
  services: Services,
): Promise<void> {
  if (user.deletedAt) return sendDeletion(transaction, user, services);
  if (user.activatedAt) return sendAlreadyRegistered(transaction, user, services);
  return sendLaterActivation(transaction, { user, registration }, services);
}
