import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { outcomes } from '../../database/schema/index.js';
import { JsonReply, type Operation } from '../../http/operation.js';
import {
  type Assessment,
  listNodes,
  listProgress,
  nodeNames,
  presentVariable,
  type ProgressRow,
  requireNetwork,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { MOST_NUMBERS, type TablesHead } from '../../platform/files/writeNetworkTables.js';
import { loadAssessedFile } from './assessedFile.js';

export const getTables: Operation<'getTables'> = async ({ path, headers, request, caller: { user } }, services) => {
  const { database, files } = services;
  const { network, assessment } = await requireNetwork(database, path.id, user, 'read_numbers');
  const [nodes, progress, needed] = await Promise.all([
    listNodes(database, network.id),
    listProgress(database, assessment),
    nodesThatMatter(database, network.id),
  ]);
  // Read before the answers: a save in between makes the version too old, never too new.
  const heads = nodes.map((node) => ({ ...presentVariable(node), id: node.key, parents: node.parents }));
  const revision = versionOf(assessment, heads, progress, needed);
  if (has(headers['If-None-Match'], revision)) return new JsonReply(undefined, revision);

  const { bytes, tables } = await loadAssessedFile(database, assessment);
  const head = { networkId: network.id, revision, nodes: heads };
  const { json, largest } = await files.writeTables(bytes, tables, head, request.acceptsGzip, needed);
  if (json) {
    const body = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
    return new JsonReply({ bytes: body, isGzipped: request.acceptsGzip }, revision);
  }
  const named = nodes.filter(({ key }) => key === largest);
  throw new ApiError('too_many_numbers', { limit: MOST_NUMBERS, nodes: nodeNames(named, nodes) });
};

/** Changes with every number, with every name, and with what decides which tables are left out. */
function versionOf(
  { assessmentId }: Assessment,
  nodes: TablesHead['nodes'],
  progress: readonly ProgressRow[],
  needed: readonly string[],
): string {
  const saves = progress.map(({ nodeKey, epoch, revision }) => `${nodeKey} ${epoch} ${revision}`).sort();
  const all = JSON.stringify([assessmentId, nodes, saves, needed]);
  return createHash('sha256').update(all).digest('hex').slice(0, 32);
}

/** Whether a client's `If-None-Match` names this version, in its weak form or not. */
function has(header: string | undefined, version: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`) ?? false;
}

/** The keys of the nodes that the owner named as outcomes, and as findings of typical cases. */
async function nodesThatMatter(reader: Reader, networkId: string): Promise<string[]> {
  const [named] = await reader
    .select({ outcomes: outcomes.outcomes, cases: outcomes.cases })
    .from(outcomes)
    .where(eq(outcomes.networkId, networkId));
  const all = named ? [...named.outcomes, ...named.cases.flatMap(({ findings }) => findings)] : [];
  return [...new Set(all.map(({ node }) => node))].sort();
}
