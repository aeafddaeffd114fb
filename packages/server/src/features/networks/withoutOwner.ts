import type { components } from '@credence/api-client';
import { eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.js';
import type { Reader } from '../../database/database.js';
import { studies, studyRounds, users } from '../../database/schema/index.js';
import { nameOf, personColumns } from '../../ground/networks/people.js';
import { hasDeputy } from '../../ground/study/deputy.js';

type WithoutOwner = components['schemas']['WithoutOwner'];

/** What becomes of those of these networks that are studies once the account of their owner is deleted, by network id. */
export async function withoutOwnerOf(reader: Reader, ids: readonly string[]): Promise<Map<string, WithoutOwner>> {
  const rows = await reader
    .select({
      networkId: studies.networkId,
      hasDeputy: sql<boolean>`coalesce(${hasDeputy}, false)`,
      hasRound: sql<boolean>`exists (select from ${studyRounds} where ${studyRounds.networkId} = ${studies.networkId})`,
      deputy: personColumns,
    })
    .from(studies)
    .leftJoin(users, eq(users.id, studies.deputyId))
    .where(isOneOf(studies.networkId, ids));
  return new Map(
    rows.flatMap((row): [string, WithoutOwner][] => {
      if (row.hasDeputy && row.deputy)
        return [[row.networkId, { fate: 'passes', deputy: nameOf(row.deputy) || row.deputy.username }]];
      return row.hasRound ? [[row.networkId, { fate: 'stops' }]] : [];
    }),
  );
}
