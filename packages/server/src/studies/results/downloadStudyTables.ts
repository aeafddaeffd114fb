import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { networks } from '../../database/schema/index.js';
import { FileReply, type Operation } from '../../http/operation.js';
import {
  type Assessment,
  convertedFile,
  type FileToWrite,
  filledFile,
  listProgress,
  type NodeRow,
  recordDownload,
  renamed,
  requireNetwork,
  tooLargeOf,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireRound } from '../requireRound.js';
import { listCalled } from './listCalled.js';
import { leftOutHeader, markOf, readFilePanel } from './publication.js';
import { listRedactions } from './redactions.js';
import type { Released } from './released.js';
import { suffixed } from './suffixed.js';
import { tablesCsv } from './tablesCsv.js';
import { takerOf, takenTables, type TakenTable } from './takenTables.js';

/** The network with the numbers of an expert or a pool, in any form in which a network is downloaded. */
export const downloadStudyTables: Operation<'downloadStudyTables'> = async (
  { path: { id, of }, query, caller: { user } },
  services,
) => {
  const { database, readFromReplica, clock } = services;
  const { format } = query;
  const whose: Released = query.for ?? 'all';
  const { network, assessment } = await requireNetwork(database, id, user, 'run_study');
  const found = await findStudy(database, network.id);
  await requireAct(database, 'download_results', { found, by: 'run_study', at: clock.now() });
  const { round } = requireRound(found);
  const read = await readFromReplica(async (reader) => {
    const { panel, leftOut } = await readFilePanel(reader, network.id, whose);
    const taker = takerOf(panel, of);
    const nodes = await listCalled(reader, network);
    const taken = takenTables(panel, taker, nodes);
    const redactions = await listRedactions(reader, { networkId: network.id, round });
    const csv = format === 'csv' ? tablesCsv({ panel, taker, of, taken, nodes, redactions }) : undefined;
    return { csv, leftOut, file: await fileToWrite(reader, assessment, { nodes, taken }) };
  });
  const written = read.csv
    ? {
        bytes: read.csv,
        filename: renamed(network.filename, 'csv'),
        contentType: 'text/csv; charset=utf-8',
        headers: {},
      }
    : await (format === undefined || format === 'csv'
        ? filledFile(network, read.file, services)
        : convertedFile(format, network, read.file, services));
  const marked = markOf(whose, of);
  const taken = { networkId: network.id, of: marked, format: format ?? network.format };
  await recordDownload({ as: 'results_exported', user, ...taken }, services);
  const headers = { ...written.headers, ...leftOutHeader(read.leftOut) };
  return new FileReply({ ...written, headers, filename: suffixed(written.filename, marked) });
};

async function fileToWrite(
  reader: Reader,
  shared: Assessment,
  { nodes, taken }: { nodes: readonly NodeRow[]; taken: readonly TakenTable[] },
): Promise<FileToWrite> {
  const [stored] = await reader.select({ file: networks.file }).from(networks).where(eq(networks.id, shared.networkId));
  if (!stored) throw new ApiError('network_not_found');
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const full = new Set(taken.filter(({ isFull }) => isFull).map(({ nodeKey }) => nodeKey));
  const progress = await listProgress(reader, shared);
  const bare = progress.filter(({ nodeKey }) => !byKey.get(nodeKey)?.hasNumbers);
  const large = tooLargeOf(
    nodes.map((node) => ({ ...node, states: node.states.length })),
    progress,
  );
  return {
    bytes: stored.file,
    tables: taken.map(({ table }) => table),
    incompleteNodes: bare.filter((row) => !full.has(row.nodeKey) && !large.has(row.nodeKey)).length,
    tooLargeNodes: large.size,
  };
}
