import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { studyProtocols, studyRounds } from '../../database/schema/index.js';

/** Of these networks those whose experts can read what all say together: of the last round, opened, and not kept from them. */
export async function readableResults(reader: Reader, networkIds: readonly string[]): Promise<ReadonlySet<string>> {
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
