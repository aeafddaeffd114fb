import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { answers, combinationSets, explanations, nodeProgress, nodes } from '../../database/schema/index.js';
import type { Assessment } from '../../networks/index.js';

/** A node as listed in an overview, without state names and position, which make up most of a row. */
export interface NodeSummaryRow {
  readonly key: string;
  /** The node's id in the file. */
  readonly fileId: string;
  readonly displayName: string;
  /** Number of states. */
  readonly states: number;
  readonly notAssessed: string | null;
  /** Keys of the parents of a node that is not assessed; empty for any other, where the columns are counted already. */
  readonly parents: readonly string[];
  /** Whether the file came with a table for it. */
  readonly hasNumbers: boolean;
  /** Without the owner's own name. */
  readonly displayNameInFile: string;
  /** Whether the owner gave a name to it and to each of its states. */
  readonly isNamed: boolean;
  /** What the file says of it besides, which not every format has a place for. */
  readonly isDescribed: boolean;
  readonly hasPosition: boolean;
  readonly hasDescribedStates: boolean;
  readonly hasIntervals: boolean;
  /** Undefined for a node that is not assessed. */
  readonly progress?: { columns: bigint; closed: bigint; open: bigint; answered: number };
  /** Whether the node has combinations that count. */
  readonly hasCombinations: boolean;
  /** When it was reset, if that took something away and nothing was saved since. */
  readonly resetAt: Date | null;
}

type Columns = Omit<NodeSummaryRow, 'progress' | 'resetAt'> & { resetAt: string | Date | null } & (
    | { columns: string; closed: string; open: string; answered: number }
    | { columns: null; closed: null; open: null; answered: null }
  );

/**
 * All nodes of a network with their progress, in file order. A network may have a thousand nodes, and the rows are used
 * as they come: mapping them column by column took as long as reading them.
 */
export async function listNodeSummaries(
  reader: Reader,
  { networkId, assessmentId }: Assessment,
): Promise<NodeSummaryRow[]> {
  const { rows } = await reader.execute<Columns>(sql`
    select node.key, node.file_id as "fileId", coalesce(nullif(own.title, ''), node.display_name) as "displayName",
      jsonb_array_length(node.states) as states, node.not_assessed as "notAssessed",
      case when node.not_assessed is null then '[]'::jsonb else node.parents end as parents, node.has_numbers as "hasNumbers",
      node.display_name as "displayNameInFile",
      coalesce(own.title <> '' and not own.states @? '$[*] ? (@.title == "")', false) as "isNamed", node.description is not null as "isDescribed",
      node.position is not null as "hasPosition",
      coalesce(node.state_details @? '$[*].description', false) as "hasDescribedStates",
      coalesce(node.state_details @? '$[*].interval', false) as "hasIntervals",
      progress.columns, progress.closed, progress.open, progress.answered, chosen.node_key is not null as "hasCombinations",
      case when progress.answered = 0 and chosen.node_key is null and (
        ${wasUsed(answers)} or ${wasUsed(combinationSets)}
      ) then progress.reset_at end as "resetAt"
    from ${nodes} node
    left join ${one(explanations, sql`found.network_id = node.network_id and found.node_key = node.key`)} own on true
    left join ${one(
      nodeProgress,
      sql`found.network_id = node.network_id and found.assessment_id = ${assessmentId} and found.node_key = node.key`,
    )} progress on true
    left join ${one(
      combinationSets,
      sql`found.network_id = progress.network_id and found.assessment_id = progress.assessment_id
        and found.node_key = progress.node_key and found.epoch = progress.epoch`,
    )} chosen on true
    where node.network_id = ${networkId}
    order by node.ordinal`);
  return rows.map(toSummary);
}

/**
 * One row looked up by its key, for each node. A plain join is planned by what the database knows of its tables, which
 * after an upload is nothing: it compared each node with each other one, 25 million times for 5,000.
 */
const one = (table: typeof explanations | typeof nodeProgress | typeof combinationSets, condition: SQL) =>
  sql`lateral (select * from ${table} found where ${condition} limit 1)`;

/** Whether anything was saved for a reset node in an epoch before its present one. */
const wasUsed = (table: typeof answers | typeof combinationSets) => sql`exists (
  select from ${table} saved
  where progress.reset_at is not null and saved.network_id = progress.network_id
    and saved.assessment_id = progress.assessment_id and saved.node_key = progress.node_key
    and saved.epoch < progress.epoch
)`;

function toSummary({ columns, closed, open, answered, resetAt: reset, ...rest }: Columns): NodeSummaryRow {
  const node = { ...rest, resetAt: reset === null ? null : new Date(reset) };
  if (columns === null) return node;
  return { ...node, progress: { columns: BigInt(columns), closed: BigInt(closed), open: BigInt(open), answered } };
}
