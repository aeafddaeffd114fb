import type { Transaction } from '../../database/database.js';
import { type Call, Reply, type ResultOf } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { openSession } from '../sessions/openSession.js';
import { updateUser, type UserRow } from '../users.js';
import { type Identity, rememberIdentity } from './identities.js';
import type { Rights } from './pendingLogins.js';

/** Somebody whom the provider proved, with the account that is theirs. */
interface ProvedPerson extends Identity {
  readonly user: UserRow;
  readonly rights: Rights;
  readonly idToken: string;
  readonly from: string | undefined;
  /** Whether this joins the provider's person and the account, or they were before. */
  readonly joins: boolean;
}

export type InstitutionReply = Reply<ResultOf<'answerInstitutionLogin'>>;

/**
 * Signs in whom the provider proved: the session is one like any other. Their groups are applied, also where they have
 * left one.
 * @throws ApiError institution_refused if the provider's person has got another account meanwhile
 */
export async function signInByInstitution(
  transaction: Transaction,
  { user, rights, idToken, from, joins, ...identity }: ProvedPerson,
  { request, services }: { request: Call<'login'>['request']; services: Pick<Services, 'clock' | 'config'> },
): Promise<InstitutionReply> {
  const { clock, config } = services;
  const at = clock.now();
  if (!(await rememberIdentity(transaction, { ...identity, userId: user.id, at })))
    throw new ApiError('institution_refused', { reason: 'login-expired' });
  const { isAdmin = user.isAdmin, ownsStudies = user.ownsStudies } = rights;
  if (isAdmin !== user.isAdmin || ownsStudies !== user.ownsStudies)
    await updateUser(transaction, user.id, { isAdmin, ownsStudies });
  const { token, cookies } = await openSession(transaction, { user, request, at, idToken }, config);
  if (joins) await audit(transaction, { type: 'institution_joined', at, userId: user.id });
  if (isAdmin !== user.isAdmin) {
    const type = isAdmin ? 'role_granted' : 'role_taken';
    await audit(transaction, { type, at, userId: user.id, metadata: { by: 'institution' } });
  }
  const next = from === undefined ? {} : { from };
  return new Reply({ token, username: user.username, ...next }, { ...cookies, institutionSecret: '' });
}
