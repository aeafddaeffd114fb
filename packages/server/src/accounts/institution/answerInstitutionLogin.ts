import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { type Call, type Operation, Reply } from '../../http/operation.js';
import type { InstitutionConfig } from '../../platform/config/institution.js';
import { ApiError } from '../../platform/errors.js';
import type { Claims } from '../../platform/institution/provider.js';
import type { Services } from '../../platform/services.js';
import { isAddress } from '../isAddress.js';
import { lockAddress } from '../lockAddress.js';
import { lockAccount } from '../users.js';
import { hasIdentity, lockKnown } from './identities.js';
import { keepLogin, takeLogin, type Rights } from './pendingLogins.js';
import { askProvider, requireInstitution } from './requireInstitution.js';
import { type InstitutionReply, signInByInstitution } from './signInByInstitution.js';

/** Signs in whom the provider answers for, or says what their first login still needs. */
export const answerInstitutionLogin: Operation<'answerInstitutionLogin'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  requireInstitution(services);
  const sent = await takeLogin(database, 'provider', {
    sent: request.institution,
    secret: config.secret,
    at: clock.now(),
  });
  if (!sent) throw new ApiError('institution_refused', { reason: 'login-expired' });
  const claims = await askProvider((provider) => provider.finish(body.query, sent.checks), services);
  if (typeof claims === 'string') throw new ApiError('institution_refused', { reason: claims });
  return withTransaction(database, (transaction) => enter(transaction, { claims, from: sent.from, request }, services));
};

async function enter(
  transaction: Transaction,
  { claims, from, request }: { claims: Claims; from: string | undefined; request: Call<'login'>['request'] },
  services: Services,
): Promise<InstitutionReply> {
  const { institution } = requireInstitution(services);
  const { issuer, subject, idToken, address, isAddressProved, firstname, lastname, groups } = claims;
  const proved = { issuer, subject, idToken, from, rights: rightsOfGroups(groups, institution) };
  const known = await lockKnown(transaction, claims);
  if (!groups && institution.adminGroups.length + institution.studyGroups.length > 0)
    services.log.warn({ user: known?.id, claim: institution.groupsClaim }, groupsLeftOutLine);
  if (known?.deletedAt) throw new ApiError('account_deleted');
  if (known) return signInByInstitution(transaction, { ...proved, user: known, joins: false }, { request, services });

  if (address === undefined || !isAddress(address))
    throw new ApiError('institution_refused', { reason: 'address-missing' });
  if (!isAddressProved) throw new ApiError('institution_refused', { reason: 'address-unverified' });
  await lockAddress(transaction, address);
  const user = await lockAccount(transaction, address);
  if (user?.deletedAt) throw new ApiError('account_deleted');
  if (user?.activatedAt && !user.hasPassword) {
    // Nothing but the address ever proved this account, and the provider has verified it. But an address may have
    // passed from one person of the institution to another.
    if (await hasIdentity(transaction, user.id)) throw new ApiError('institution_refused', { reason: 'address-taken' });
    return signInByInstitution(transaction, { ...proved, user, joins: true }, { request, services });
  }
  const keeping = { secret: services.config.secret, at: services.clock.now() };
  const institutionSecret = await keepLogin(transaction, { ...proved, at: 'account', address }, keeping);
  return new Reply(
    user?.activatedAt
      ? { needs: 'password' as const, username: user.username }
      : { needs: 'profile' as const, username: address, firstname, lastname },
    { institutionSecret },
  );
}

/** What the log says when the provider leaves somebody's groups out; docs/operate.md explains it. */
export const groupsLeftOutLine = 'the provider of the institution leaves the groups of a person out: their rights stay';

/**
 * The rights that follow from somebody's groups.
 * @param groups undefined where the provider left them out: nobody loses a right by that
 */
function rightsOfGroups(
  groups: readonly string[] | undefined,
  { adminGroups, studyGroups }: Pick<InstitutionConfig, 'adminGroups' | 'studyGroups'>,
): Rights {
  if (!groups) return { isAdmin: undefined, ownsStudies: undefined };
  const isIn = (named: readonly string[]) => named.some((name) => groups.includes(name));
  return {
    isAdmin: adminGroups.length > 0 ? isIn(adminGroups) : undefined,
    ownsStudies: isIn(studyGroups),
  };
}
