import type { Study } from '@credence/api-client';
import { plainMessage, plainName } from '@credence/text';
import { eq } from 'drizzle-orm';
import { findInvitable, isAddress, normaliseUsername, type UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { studies } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import {
  countInvitationMail,
  nameOf,
  networkInMails,
  type NetworkRow,
  noDeputy,
  requireLockedNetwork,
  requireNetwork,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { allowAttempts, tooMany } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import { findStudy, type FoundStudy } from '../findStudy.js';
import { isExpert } from '../isExpert.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';
import { presentDeputy } from './deputy.js';

/** Asks somebody by their address, with or without an account, to run the study once the owner's account is deleted. */
export const nameDeputy: Operation<'nameDeputy'> = async ({ path, body, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const { network } = await requireNetwork(database, path.id, user, 'run_study');
  const address = body.email.trim();
  const addressKey = normaliseUsername(address);
  if (addressKey === user.usernameKey) throw new ApiError('own_network');
  if (!isAddress(address)) throw new ApiError('invalid_input', { reason: 'e-mail' });
  const asking = { limit: limits.invitationsBySender, subject: user.id };
  await allowAttempts(database, [asking], { secret: config.secret, at: clock.now() });
  const outcome = await withTransaction(database, async (transaction): Promise<Study | ApiError> => {
    const { network: locked } = await requireLockedNetwork(transaction, network.id, user, 'run_study');
    const found = await findStudy(transaction, network.id);
    const at = clock.now();
    await requireAct(transaction, 'name_deputy', { found, by: 'run_study', at });
    if (await isExpert(transaction, { networkId: network.id, addressKey })) throw new ApiError('one_part');
    if (found.study.deputyAcceptedAt && found.study.deputyKey === addressKey) return present(transaction, found, at);
    const mail = await countInvitationMail(transaction, { from: user.id, address }, services);
    if (!mail.allowed) return tooMany(mail.until, clock.now());
    await ask(transaction, { network: locked, found, user, address }, services);
    return present(transaction, await findStudy(transaction, network.id), at);
  });
  // Thrown outside the transaction, so that the attempt stays counted.
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
};

const present = async (transaction: Transaction, found: FoundStudy, at: Date): Promise<Study> => ({
  ...(await presentStudy(transaction, { found, by: 'run_study', at })),
  ...(await presentDeputy(transaction, found.study)),
});

interface Asking {
  readonly network: NetworkRow;
  readonly found: FoundStudy;
  readonly user: UserRow;
  readonly address: string;
}

/** The mail says the same, and leads to the same page, whether or not the address has an account. */
async function ask(
  transaction: Transaction,
  { network, found: { study, opened }, user, address }: Asking,
  services: Services,
): Promise<void> {
  const { clock, config, site } = services;
  const at = clock.now();
  await transaction
    .update(studies)
    .set({ ...noDeputy, deputyAddress: address, deputyKey: normaliseUsername(address), deputyAskedAt: at })
    .where(eq(studies.networkId, network.id));
  await recordEvent(transaction, { type: 'deputy_named', at, actor: user, networkId: network.id });
  const account = await findInvitable(transaction, address);
  const facts = {
    site: site.name,
    url: `${config.publicUrl}/study-deputy/${network.id}`,
    inviter: plainName(nameOf(user)) || user.username,
    inviterAddress: user.username,
    network: networkInMails(network),
    purpose: plainMessage((opened?.protocol ?? study.protocol).purpose),
  };
  const to = { username: address, locale: account?.locale ?? user.locale };
  await queueLetter(transaction, to, (letters) => letters.deputyRequest(facts), services);
}
