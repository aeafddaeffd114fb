import { tooLargeForFile } from '@credence/bayesnet';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { nodes } from '../../database/schema/index.js';
import type { Assessment } from '../assessments.js';
import { listProgress, type ProgressRow } from './progress.js';

/** An assessed node, as far as it matters for a file that is to have its table. */
interface Tabled {
  readonly key: string;
  /** Whether the uploaded file has numbers for it. */
  readonly hasNumbers: boolean;
  /** Number of states. */
  readonly states: number;
  readonly progress: Pick<ProgressRow, 'columns'>;
}

/** The keys of those nodes, of all that are assessed, whose tables are missing from the file and too large to be written. */
export const tooLarge = (all: readonly Tabled[]): ReadonlySet<string> =>
  tooLargeForFile(
    all.map(({ key, hasNumbers, states, progress: { columns } }) => ({
      key,
      numbers: states * Number(columns),
      isThere: hasNumbers,
    })),
  );

/** The same of all nodes and of the progress of those that are assessed. */
export function tooLargeOf(
  all: readonly Omit<Tabled, 'progress'>[],
  progress: readonly Pick<ProgressRow, 'nodeKey' | 'columns'>[],
): ReadonlySet<string> {
  const byKey = new Map(progress.map((row) => [row.nodeKey, row]));
  return tooLarge(
    all.flatMap((node) => {
      const own = byKey.get(node.key);
      return own ? [{ ...node, progress: own }] : [];
    }),
  );
}

/** Whether that is so of a node of a network, whose other tables go into the same file. */
export async function isTooLargeForFile(
  reader: Reader,
  assessment: Assessment,
  { key, hasNumbers }: Pick<Tabled, 'key' | 'hasNumbers'>,
): Promise<boolean> {
  if (hasNumbers) return false;
  const [all, progress] = await Promise.all([
    reader
      .select({
        key: nodes.key,
        hasNumbers: nodes.hasNumbers,
        states: sql<number>`jsonb_array_length(${nodes.states})`,
      })
      .from(nodes)
      .where(eq(nodes.networkId, assessment.networkId)),
    listProgress(reader, assessment),
  ]);
  return tooLargeOf(all, progress).has(key);
}
