import { cut, formatOf } from '@credence/bayesnet';
import { ApiError } from '../../platform/errors.js';
import type { TableToWrite } from '../../platform/files/columnsOf.js';
import type { GivenNames } from '../../platform/files/withNames.js';
import type { ImpossibleColumns } from '../../platform/files/writeWithTables.js';
import type { Services } from '../../platform/services.js';
import { isNameless } from '../isNameless.js';
import type { NetworkRow } from '../networks.js';
import { nodeNames } from '../nodes/nodeNames.js';
import { listNodes } from '../nodes/nodes.js';
import { noFullTable } from './noFullTable.js';

/** An uploaded file, and what is to be written into it. */
export interface FileToWrite {
  readonly bytes: Buffer;
  /** The nodes of which some columns have new numbers. */
  readonly tables: readonly TableToWrite[];
  /** Nodes that had no numbers and still have none, because some of their columns have none. */
  readonly incompleteNodes: number;
  /** Nodes that had no numbers and never get any, because their tables are too large. */
  readonly tooLargeNodes: number;
}

/** A file as somebody downloads it. */
export interface WrittenFile {
  readonly bytes: Buffer;
  readonly filename: string;
  readonly contentType: string;
  readonly headers: Record<string, string>;
}

type Needed = Pick<Services, 'database' | 'files'>;

/** The uploaded file, with the numbers of these columns replaced. */
export async function filledFile(
  network: NetworkRow,
  { bytes, tables, incompleteNodes, tooLargeNodes }: FileToWrite,
  services: Needed,
): Promise<WrittenFile> {
  const filled = tables.length === 0 ? { bytes, impossible: [] } : await services.files.fill(bytes, tables);
  return {
    bytes: Buffer.from(filled.bytes),
    filename: network.filename,
    contentType: formatOf(network.format)?.mediaType ?? 'application/octet-stream',
    headers: {
      ...(incompleteNodes > 0 ? { 'X-Incomplete-Nodes': String(incompleteNodes) } : {}),
      ...(tooLargeNodes > 0 ? { 'X-Too-Large-Nodes': String(tooLargeNodes) } : {}),
      ...(await noteOf(filled.impossible, network.id, services)),
    },
  };
}

/**
 * The same numbers as a new file in another format.
 * @throws ApiError no_full_table
 */
export async function convertedFile(
  format: string,
  network: NetworkRow,
  { bytes, tables }: FileToWrite,
  services: Needed,
): Promise<WrittenFile> {
  const names = isNameless(network) ? await givenNames(network, services) : undefined;
  const converted = await services.files.convertTo(format, bytes, tables, names);
  if (converted.without) {
    const without = new Set(converted.without);
    const all = (await listNodes(services.database, network.id)).map((node) => ({
      ...node,
      states: node.states.length,
    }));
    const tooLarge = new Set(converted.tooLarge);
    const params = noFullTable(
      all.filter(({ fileId }) => without.has(fileId)),
      all,
      all.filter(({ fileId }) => tooLarge.has(fileId)),
    );
    throw new ApiError('no_full_table', params);
  }
  return {
    bytes: Buffer.from(converted.bytes),
    filename: renamed(network.filename, formatOf(format)?.extensions[0] ?? format),
    contentType: formatOf(format)?.mediaType ?? 'application/octet-stream',
    headers: await noteOf(converted.impossible, network.id, services),
  };
}

/** What people call the nodes and states of a file without names. */
async function givenNames({ id }: NetworkRow, { database }: Needed): Promise<ReadonlyMap<string, GivenNames>> {
  const nodes = await listNodes(database, id);
  return new Map(nodes.map(({ key, displayName, states }) => [key, { title: displayName, states }]));
}

/** As many nodes as a note names, and letters of each name: more than that no line of HTTP should hold. */
const NAMED = 20;
const LETTERS = 40;

/** Says how many columns stand for what cannot occur, and of which nodes they are. */
async function noteOf(
  impossible: readonly ImpossibleColumns[],
  networkId: string,
  { database }: Needed,
): Promise<Record<string, string>> {
  if (impossible.length === 0) return {};
  const columns = impossible.reduce((sum, each) => sum + each.columns, 0);
  const keys = new Set(impossible.map(({ nodeKey }) => nodeKey));
  const all = await listNodes(database, networkId);
  const nodes = all.filter(({ key }) => keys.has(key)).slice(0, NAMED);
  const names = nodeNames(nodes, all).map((name) => encodeURIComponent(cut(name, LETTERS).toWellFormed()));
  return { 'X-Impossible-Columns': String(columns), 'X-Impossible-Nodes': names.join(',') };
}

/** A file name with another ending. */
export const renamed = (filename: string, ending: string) => `${filename.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${ending}`;
