import { plainName } from '@credence/text';
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { networkMembers, networks, studies, users } from '../../database/schema/index.js';
import { recordEvent } from '../../platform/events/events.js';
import { countMailBetween } from '../../platform/limits/mailsBetween.js';
import { queueLetter } from '../../platform/mail/queueLetter.js';
import type { Services } from '../../platform/services.js';
import { grantedRoles, roles } from '../../roles/roles.js';
import { nameOf } from '../people.js';
import { memberMay } from '../whoMay.js';
import { networkInMails } from '../wordsInMails.js';
import { noDeputy } from './deputyColumns.js';

type Post = Pick<Services, 'clock' | 'config' | 'site'>;
type Network = Pick<typeof networks.$inferSelect, 'id' | 'ownName' | 'name' | 'title' | 'filename'>;
type Owner = Pick<typeof users.$inferSelect, 'id' | 'username' | 'firstname' | 'lastname'>;

/** What a network is called by, and whose it becomes. */
export interface HandOver {
  readonly network: Network;
  readonly from: Owner;
  readonly to: string;
}

/**
 * Makes a collaborator the owner of a locked network and tells them by mail, if the former owner may mail them. The former
 * owner goes on as a collaborator unless they leave.
 * @returns whether the mail was allowed, and else when; undefined if this person does not work on the network
 */
export async function handOver(
  transaction: Transaction,
  { network, from, to, leaves }: HandOver & { leaves: boolean },
  services: Post,
): Promise<{ allowed: boolean; until: Date } | undefined> {
  const at = services.clock.now();
  const [heir] = await transaction
    .select({ username: users.username, usernameKey: users.usernameKey, locale: users.locale })
    .from(networkMembers)
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .where(
      and(
        eq(networkMembers.networkId, network.id),
        eq(networkMembers.userId, to),
        memberMay('inherit'),
        isNull(users.deletedAt),
        isNotNull(users.activatedAt),
      ),
    );
  if (!heir) return undefined;
  await makeOwner(transaction, { networkId: network.id, to, at });
  if (!leaves)
    await transaction.insert(networkMembers).values({
      networkId: network.id,
      id: randomUUID(),
      userId: from.id,
      role: roles[grantedRoles.byHandOver].member,
      createdAt: at,
      acceptedAt: at,
    });
  await recordEvent(transaction, {
    type: 'network_handed_over',
    at,
    actor: from,
    networkId: network.id,
    metadata: { userId: to },
  });
  const facts = {
    site: services.site.name,
    url: `${services.config.publicUrl}/network/${network.id}/`,
    ...handedOverBy({ network, from }),
  };
  const mail = await countMailBetween(transaction, { from: from.id, to: heir.usernameKey }, services);
  if (mail.allowed) await queueLetter(transaction, heir, (letters) => letters.handedOver(facts), services);
  return mail;
}

/** Makes a person the owner of a locked network; whatever they were to it before ends, also as deputy of its study. */
export async function makeOwner(
  transaction: Transaction,
  { networkId, to, at }: { networkId: string; to: string; at: Date },
): Promise<void> {
  await transaction.update(networks).set({ ownerId: to }).where(eq(networks.id, networkId));
  await transaction
    .update(networkMembers)
    .set({ endedAt: at, ending: 'became owner' })
    .where(and(eq(networkMembers.networkId, networkId), eq(networkMembers.userId, to), isNull(networkMembers.endedAt)));
  const own = transaction.select({ key: users.usernameKey }).from(users).where(eq(users.id, to));
  await transaction
    .update(studies)
    .set(noDeputy)
    .where(
      and(
        eq(studies.networkId, networkId),
        or(eq(studies.deputyId, to), and(isNull(studies.deputyId), eq(studies.deputyKey, own))),
      ),
    );
}

/** What a mail calls the network, and who it came from. */
export const handedOverBy = ({ network, from }: Pick<HandOver, 'network' | 'from'>) => ({
  owner: plainName(nameOf(from)) || from.username,
  network: networkInMails(network),
});
