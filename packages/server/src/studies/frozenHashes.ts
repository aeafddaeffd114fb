import { createHash } from 'node:crypto';
import type { StudyProtocol } from '@credence/api-client';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../database/database.js';
import {
  answers,
  combinationSets,
  explanations,
  type FrozenHashes,
  networks,
  outcomes,
} from '../database/schema/index.js';
import type { Assessment } from '../networks/index.js';

/** SHA-256 of everything that a round is opened with, so that anybody can show later that it was this. */
export async function frozenHashes(
  reader: Reader,
  { networkId, assessmentId }: Assessment,
  protocol: StudyProtocol,
): Promise<FrozenHashes> {
  const [file] = await reader
    .select({ hash: sql<string>`encode(sha256(${networks.file}), 'hex')` })
    .from(networks)
    .where(eq(networks.id, networkId));
  const ofAssessment = (table: typeof answers | typeof combinationSets) =>
    and(eq(table.networkId, networkId), eq(table.assessmentId, assessmentId));
  const answersHash = await hashOf(reader, answers, ofAssessment(answers));
  const combinationsHash = await hashOf(reader, combinationSets, ofAssessment(combinationSets));
  return {
    protocol: sha256(JSON.stringify(protocol)),
    file: file?.hash ?? '',
    explanations: await hashOf(reader, explanations, eq(explanations.networkId, networkId)),
    outcomes: await hashOf(reader, outcomes, eq(outcomes.networkId, networkId)),
    shared: sha256(answersHash + combinationsHash),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The hash of the hashes of the rows, so that the database never holds all of their content at once. */
async function hashOf(reader: Reader, table: PgTable, condition: SQL | undefined): Promise<string> {
  const rows = reader
    .select({
      hash: sql<string>`encode(sha256(convert_to(to_jsonb(${table}.*)::text, 'UTF8')), 'hex')`.as('hash'),
    })
    .from(table)
    .where(condition)
    .as('rows');
  const [all] = await reader
    .select({
      hash: sql<string>`encode(sha256(convert_to(coalesce(string_agg(${rows.hash}, '' order by ${rows.hash}), ''), 'UTF8')), 'hex')`,
    })
    .from(rows);
  return all?.hash ?? '';
}
