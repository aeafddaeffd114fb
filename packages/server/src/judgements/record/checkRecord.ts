import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { inSnapshot } from '../../database/inSnapshot.js';
import { assessments, nodeProgress } from '../../database/schema/index.js';
import type { Assessment } from '../../networks/index.js';
import { type Difference, firstDifference } from './difference.js';
import { readEvents } from './readEvents.js';
import { readTables } from './readTables.js';
import { apply, type Break } from './replay.js';

/** A node whose events do not make its rows. */
export interface RecordMismatch {
  readonly assessmentId: string;
  readonly nodeKey: string;
  readonly broken: Break | Difference;
}

/** What a replay of a network found. */
export interface RecordCheck {
  readonly nodes: number;
  readonly events: number;
  readonly findings: readonly RecordMismatch[];
}

/** Nodes whose rows are in memory at a time. */
const NODES = 100;

/**
 * Replays every event that changed a node of a network, in one pass, and compares the result with the rows that the
 * database holds. Memory does not grow with the number of events. Nobody is kept waiting meanwhile.
 */
export function checkRecord(database: Database, networkId: string): Promise<RecordCheck> {
  return inSnapshot(database, async (transaction) => {
    let [nodes, events] = [0, 0];
    const findings: RecordMismatch[] = [];
    const own = await transaction.select().from(assessments).where(eq(assessments.networkId, networkId));
    for (const { id } of own) {
      const assessment = { networkId, assessmentId: id };
      const keys = await listKeys(transaction, assessment);
      for (let at = 0; at < keys.length; at += NODES) {
        const part = await checkNodes(transaction, assessment, keys.slice(at, at + NODES));
        events += part.events;
        findings.push(...part.findings);
      }
      nodes += keys.length;
    }
    return { nodes, events, findings };
  });
}

async function listKeys(transaction: Transaction, { networkId, assessmentId }: Assessment): Promise<string[]> {
  const rows = await transaction
    .select({ key: nodeProgress.nodeKey })
    .from(nodeProgress)
    .where(and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.assessmentId, assessmentId)))
    .orderBy(asc(nodeProgress.nodeKey));
  return rows.map(({ key }) => key);
}

async function checkNodes(transaction: Transaction, assessment: Assessment, keys: readonly string[]) {
  const nodes = await readTables(transaction, assessment, keys);
  const replayed = new Map(
    [...nodes].map(([key, { start }]) => [key, { tables: start, since: start.progress.revision }]),
  );
  const broken = new Map<string, Break>();
  let events = 0;
  for await (const { nodeKey, ...event } of readEvents(transaction, assessment, keys)) {
    events += 1;
    const node = replayed.get(nodeKey);
    // What its record begins with holds all that came before.
    if (!node || broken.has(nodeKey) || event.revision <= node.since) continue;
    const found = apply(node.tables, event);
    if (found) broken.set(nodeKey, found);
  }
  const findings: RecordMismatch[] = [];
  for (const [nodeKey, { held }] of nodes) {
    const found = broken.get(nodeKey) ?? firstDifference(held, replayed.get(nodeKey)!.tables);
    if (found) findings.push({ assessmentId: assessment.assessmentId, nodeKey, broken: found });
  }
  return { events, findings };
}
