import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { studyProtocols, studyRounds } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { may } from '../../roles/rights.js';
import { lastVisits } from './lastVisits.js';
import { listTied, type TiedNetwork } from './networkLists.js';
import { presentEntry } from './presentEntry.js';

/** Other people's networks that the caller works on, both as `data` and in the form of the other lists. */
export const listCollaborations: Operation<'listCollaborations'> = async ({ caller: { user } }, { database }) => {
  const tied = await listTied(database, user.id, 'view');
  const idsOf = (listed: readonly TiedNetwork[]) => listed.map(({ id }) => id);
  const takesPart = ({ role }: TiedNetwork) => may(role, 'take_part');
  const [visited, readable] = await Promise.all([
    lastVisits(database, user.id, idsOf(tied)),
    readableResults(database, idsOf(tied.filter(takesPart))),
  ]);
  const last = new Map(visited.map((visit) => [visit.networkId, visit]));
  const networks = tied.map((network) => ({
    ...presentEntry(network, network.role, last.get(network.id)),
    sharedBy: network.owner.username,
    ...(takesPart(network) ? { study: { mayReadResults: readable.has(network.id) } } : {}),
  }));
  return { data: networks, hasNetworks: networks.length > 0, networks };
};

/** Of these networks those whose experts can read what all say together: of the last round, opened, and not kept from them. */
async function readableResults(reader: Reader, networkIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (networkIds.length === 0) return new Set();
  const last = reader
    .selectDistinctOn([studyRounds.networkId], {
      networkId: studyRounds.networkId,
      isOpened: sql<boolean>`${studyRounds.firstReadAt} is not null`.as('is_opened'),
      sees: sql<string>`${studyProtocols.protocol} ->> 'sees'`.as('sees'),
    })
    .from(studyRounds)
    .innerJoin(
      studyProtocols,
      and(eq(studyProtocols.networkId, studyRounds.networkId), eq(studyProtocols.version, studyRounds.protocolVersion)),
    )
    .where(isOneOf(studyRounds.networkId, networkIds))
    .orderBy(studyRounds.networkId, sql`${studyRounds.round} desc`)
    .as('last');
  const found = await reader
    .select({ networkId: last.networkId })
    .from(last)
    .where(and(last.isOpened, eq(last.sees, 'pool')));
  return new Set(found.map(({ networkId }) => networkId));
}
