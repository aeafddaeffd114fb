import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import type { Assessment } from '../../networks/index.js';
import type { NodeEvent } from './replay.js';

/** Events that are in memory at a time. */
const PAGE = 1000;

interface Row {
  id: string;
  type: string;
  /** As PostgreSQL writes it. */
  at: string;
  actorId: string | null;
  nodeKey: string;
  epoch: number | null;
  iteration: string | null;
  revision: number;
  after: unknown;
}

/** The events that changed some nodes: each node's in the order of its revisions. One that changed nothing has none. */
export async function* readEvents(
  transaction: Transaction,
  { networkId, assessmentId }: Assessment,
  nodeKeys: readonly string[],
): AsyncGenerator<NodeEvent & { readonly nodeKey: string }> {
  await transaction.execute(sql`
    declare record no scroll cursor for
    select id, type, at, actor_id as "actorId", node_key as "nodeKey", epoch, iteration, revision, after
    from events
    where network_id = ${networkId} and assessment_id = ${assessmentId}
      and node_key = any(${sql.param([...nodeKeys])}::text[]) and revision is not null
    order by node_key, revision`);
  try {
    for (;;) {
      const { rows } = await transaction.execute<Row & Record<string, unknown>>(sql.raw(`fetch ${PAGE} from record`));
      for (const { at, ...row } of rows)
        yield { ...row, at: new Date(at).toISOString(), iteration: Number(row.iteration) };
      if (rows.length < PAGE) return;
    }
  } finally {
    await transaction.execute(sql`close record`);
  }
}
