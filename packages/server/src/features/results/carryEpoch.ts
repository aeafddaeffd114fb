import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { answers, combinationSets, events, setAside } from '../../database/schema/index.js';
import { type NewEvent, newEventRow } from '../../ground/events/events.js';
import type { ProgressRow } from '../../ground/nodes/progress.js';
import type { AnswerRow } from '../../ground/questions/answers.js';

/** Rows of one statement: a statement has at most 65,535 values, and a row twenty. */
const CHUNK = 1000;

/** Writes adopted answers and the events of them. */
export async function writeAdopted(
  transaction: Transaction,
  adopted: { readonly rows: readonly AnswerRow[]; readonly events: readonly NewEvent[] },
): Promise<void> {
  for (const chunk of chunksOf(adopted.rows)) await transaction.insert(answers).values(chunk);
  for (const chunk of chunksOf(adopted.events)) await transaction.insert(events).values(chunk.map(newEventRow));
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
}

/** Copies everything that a node's epoch holds into another one, as it is, but for what stands there already. */
export async function carryEpoch(
  transaction: Transaction,
  { networkId, assessmentId, nodeKey, epoch }: ProgressRow,
  to: number,
): Promise<void> {
  for (const table of [answers, combinationSets, setAside])
    await transaction.execute(sql`
      insert into ${table}
      select copy.* from ${table} held,
        jsonb_populate_record(null::${table}, to_jsonb(held) || jsonb_build_object('epoch', ${to}::integer)) copy
      where held.network_id = ${networkId} and held.assessment_id = ${assessmentId} and held.node_key = ${nodeKey}
        and held.epoch = ${epoch}
      on conflict do nothing`);
}
