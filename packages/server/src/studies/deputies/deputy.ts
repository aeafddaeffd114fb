import type { Study } from '@credence/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { networks, studies, users } from '../../database/schema/index.js';
import { handedOverBy, type HandOver, hasDeputy, makeOwner, nameOf, personColumns } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import type { StudyRow } from '../findStudy.js';

/** The deputy as whoever runs the study sees them: no more than the address before they accept. */
export async function presentDeputy(reader: Reader, study: StudyRow): Promise<Pick<Study, 'deputy'>> {
  const { deputyAddress: address, deputyAskedAt, deputyAcceptedAt, deputyId } = study;
  if (address === null || deputyAskedAt === null) return {};
  const deputy = { address, askedAt: deputyAskedAt.toISOString() };
  if (deputyAcceptedAt === null || deputyId === null) return { deputy };
  const [person] = await reader.select(personColumns).from(users).where(eq(users.id, deputyId));
  const name = person ? nameOf(person) : '';
  return { deputy: { ...deputy, acceptedAt: deputyAcceptedAt.toISOString(), ...(name ? { name } : {}) } };
}

/**
 * Makes the deputy of a study its owner, and tells them by mail: its owner's account is being deleted. Call it with the
 * network locked; a round may be open.
 * @returns who owns it now; undefined if nobody has accepted whose account is there
 */
export async function passToDeputy(
  transaction: Transaction,
  { network, from }: Omit<HandOver, 'to'>,
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<{ username: string; firstname: string; lastname: string } | undefined> {
  const [deputy] = await transaction
    .select({ ...personColumns, locale: users.locale })
    .from(studies)
    .innerJoin(users, eq(users.id, studies.deputyId))
    .innerJoin(networks, and(eq(networks.id, studies.networkId), isNull(networks.deletedAt)))
    .where(and(eq(studies.networkId, network.id), hasDeputy));
  if (!deputy) return undefined;
  const at = services.clock.now();
  await makeOwner(transaction, { networkId: network.id, to: deputy.id, at });
  await recordEvent(transaction, {
    type: 'study_passed',
    at,
    actor: from,
    networkId: network.id,
    metadata: { userId: deputy.id },
  });
  const facts = {
    site: services.site.name,
    url: `${services.config.publicUrl}/network/${network.id}/study`,
    ...handedOverBy({ network, from }),
  };
  await queueLetter(transaction, deputy, (letters) => letters.studyPassed(facts), services);
  return deputy;
}
