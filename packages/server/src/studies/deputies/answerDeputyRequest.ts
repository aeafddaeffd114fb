import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { studies } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { lockNetwork, noDeputy, tellOwner } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { isExpert } from '../isExpert.js';
import { passToDeputy } from './deputy.js';
import { type OpenDeputyRequest, presentDeputyRequest, requireDeputyRequest } from './deputyRequest.js';

/**
 * Accepts or declines to be the deputy of a study. A deletion of its owner's account locks the network as well, so the later
 * of the two sees the earlier: whichever it is, the study passes.
 */
export const answerDeputyRequest: Operation<'answerDeputyRequest'> = ({ path, body, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    await lockNetwork(transaction, path.id);
    const request = await requireDeputyRequest(transaction, path.id, user);
    const answer = await (body.accepts ? accept : decline)(transaction, { request, user }, services);
    return presentDeputyRequest(transaction, request, answer);
  });

interface Asked {
  readonly request: OpenDeputyRequest;
  readonly user: UserRow;
}

async function accept(transaction: Transaction, { request, user }: Asked, services: Services) {
  const { study, network, owner } = request;
  const { networkId } = study;
  if (study.deputyAcceptedAt) return { acceptedAt: study.deputyAcceptedAt, isOwner: false };
  if (await isExpert(transaction, { networkId, addressKey: user.usernameKey })) throw new ApiError('one_part');
  const at = services.clock.now();
  await transaction
    .update(studies)
    .set({ deputyId: user.id, deputyAcceptedAt: at })
    .where(eq(studies.networkId, networkId));
  await recordEvent(transaction, { type: 'deputy_accepted', at, actor: user, networkId });
  if (owner.deletedAt && (await passToDeputy(transaction, { network, from: owner }, services)))
    return { acceptedAt: at, isOwner: true };
  await tellOwner(transaction, 'deputyAccepted', { networkId, person: user }, services);
  return { acceptedAt: at, isOwner: false };
}

async function decline(transaction: Transaction, { request: { study }, user }: Asked, services: Services) {
  const { networkId } = study;
  await transaction.update(studies).set(noDeputy).where(eq(studies.networkId, networkId));
  await recordEvent(transaction, {
    type: 'deputy_declined',
    at: services.clock.now(),
    actor: user,
    networkId,
  });
  await tellOwner(transaction, 'deputyDeclined', { networkId, person: user }, services);
  return { acceptedAt: null, isOwner: false };
}
