import { sql } from 'drizzle-orm';
import { invitations, networkMembers, nodeProgress } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { assessmentOf } from '../assessments.js';
import { findNetwork } from '../networks.js';
import { findPersons } from '../people.js';
import { tellOwner } from '../tellOwner.js';
import { memberMay } from '../whoMay.js';

/**
 * Notes whose part of a network is answered by now, and tells the owner of each once. Call it after a save that closed
 * a node: what a crash in between keeps from being noted is noted with the next one.
 * @param actor who saved; an owner is not told of what they finished themselves
 */
export async function noteFinishedParts(
  services: Pick<Services, 'database' | 'clock' | 'config' | 'site' | 'log'>,
  saved: { networkId: string; actor: { id: string; username: string } },
): Promise<void> {
  try {
    await note(services, saved);
  } catch {
    // What was saved stays acknowledged.
    services.log.warn(
      { networkId: saved.networkId },
      'who finished was not noted; the next save of the network notes it',
    );
  }
}

async function note(
  { database, ...post }: Pick<Services, 'database' | 'clock' | 'config' | 'site'>,
  { networkId, actor }: { networkId: string; actor: { id: string; username: string } },
): Promise<void> {
  const at = post.clock.now();
  await withTransaction(database, async (transaction) => {
    const { rows } = await transaction.execute<{ userId: string }>(sql`
      update ${invitations} invitation set finished_at = ${at.toISOString()}::timestamptz
      from ${networkMembers}
      where invitation.network_id = ${networkId} and invitation.finished_at is null
        and ${networkMembers.networkId} = invitation.network_id and ${networkMembers.id} = invitation.id
        and ${memberMay('assess')}
        and not exists (
          select from ${nodeProgress} progress
          where progress.network_id = invitation.network_id
            and progress.assessment_id = ${assessmentOf(sql`invitation.network_id`, networkMembers.userId)}
            and progress.open > 0
            and (invitation.nodes is null or jsonb_exists(invitation.nodes, progress.node_key))
        )
      returning ${networkMembers.userId} as "userId"`);
    if (rows.length === 0) return;
    const owns = (await findNetwork(transaction, networkId, actor.id))?.network.ownerId === actor.id;
    for (const person of await findPersons(
      transaction,
      rows.map(({ userId }) => userId),
    )) {
      // Whoever was asked may have done nothing: the last answer can be somebody else's.
      await recordEvent(transaction, {
        type: 'part_finished',
        at,
        actor,
        networkId,
        metadata: { userId: person.id },
      });
      if (!owns) await tellOwner(transaction, 'partFinished', { networkId, person }, post);
    }
  });
}
