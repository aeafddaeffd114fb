import { cut, formatOf } from '@credence/bayesnet';
import { recordEvent } from '../../ground/events/events.js';
import type { Assessment } from '../../ground/networks/assessments.js';
import type { NetworkRow } from '../../ground/networks/networks.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { nodeNames } from '../../ground/nodes/nodeNames.js';
import { listNodes } from '../../ground/nodes/nodes.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { ImpossibleColumns } from '../../platform/files/writeWithTables.js';
import type { Services } from '../../platform/services.js';
import { answersCsv, type AnswersCsvForm } from './answersCsv.js';
import { loadAssessedFile } from './assessedFile.js';
import { listAnswered, namesOfAuthors } from './listAnswered.js';
import { noFullTable } from './otherDownloads.js';

/** What can be asked of a download. */
interface Query extends Partial<AnswersCsvForm> {
  readonly format?: 'csv' | 'xmlbif';
}

export const downloadNetwork: Operation<'downloadNetwork'> = async ({ path, query, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const { network, assessment } = await requireNetwork(database, path.id, user, 'view');
  const reply = await replyIn(query, network, assessment, services);
  const at = clock.now();
  // Keeps endless downloads from flooding the log.
  const attempt = { limit: limits.notedDownloads, subject: user.id };
  if ((await countAttempt(database, attempt, { secret: config.secret, at })).allowed)
    await recordEvent(database, { type: 'network_downloaded', at, actor: user, networkId: network.id });
  return reply;
};

function replyIn(
  { format, layout = 'table', separator = 'comma' }: Query,
  network: NetworkRow,
  assessment: Assessment,
  services: Services,
): Promise<FileReply> {
  if (format === 'csv') return answersReply(network, assessment, { layout, separator }, services);
  // Also of an upload in XMLBIF: that may be of a version which few programs read.
  return format === 'xmlbif' ? xmlbifReply(network, assessment, services) : filledReply(network, assessment, services);
}

/** The uploaded file, with the numbers of every answered or decided column replaced. */
async function filledReply(network: NetworkRow, assessment: Assessment, services: Services): Promise<FileReply> {
  const { bytes, tables, incompleteNodes, tooLargeNodes } = await loadAssessedFile(services.database, assessment);
  const filled = tables.length === 0 ? { bytes, impossible: [] } : await services.files.fill(bytes, tables);
  return new FileReply({
    bytes: Buffer.from(filled.bytes),
    filename: network.filename,
    contentType: formatOf(network.format)?.mediaType ?? 'application/octet-stream',
    headers: {
      ...(incompleteNodes > 0 ? { 'X-Incomplete-Nodes': String(incompleteNodes) } : {}),
      ...(tooLargeNodes > 0 ? { 'X-Too-Large-Nodes': String(tooLargeNodes) } : {}),
      ...(await noteOf(filled.impossible, network.id, services)),
    },
  });
}

/** @throws ApiError no_full_table */
async function xmlbifReply(network: NetworkRow, assessment: Assessment, services: Services): Promise<FileReply> {
  const { bytes, tables } = await loadAssessedFile(services.database, assessment);
  const converted = await services.files.convertToXmlbif(bytes, tables);
  if (converted.without) {
    const without = new Set(converted.without);
    const all = (await listNodes(services.database, network.id)).map((node) => ({
      ...node,
      states: node.states.length,
    }));
    const params = noFullTable(
      all.filter(({ fileId }) => without.has(fileId)),
      all,
    );
    throw new ApiError('no_full_table', params);
  }
  return new FileReply({
    bytes: Buffer.from(converted.bytes),
    filename: renamed(network.filename, 'xml'),
    contentType: formatOf('xmlbif')?.mediaType ?? 'application/xml',
    headers: await noteOf(converted.impossible, network.id, services),
  });
}

async function answersReply(
  network: NetworkRow,
  assessment: Assessment,
  form: AnswersCsvForm,
  services: Services,
): Promise<FileReply> {
  const nodes = await listAnswered(services.database, assessment);
  return new FileReply({
    bytes: answersCsv(nodes, await namesOfAuthors(services.database, nodes), form),
    filename: renamed(network.filename, 'csv'),
    contentType: 'text/csv; charset=utf-8',
  });
}

/** As many nodes as a note names, and letters of each name: more than that no line of HTTP should hold. */
const NAMED = 20;
const LETTERS = 40;

/** Says how many columns stand for what cannot occur, and of which nodes they are. */
async function noteOf(
  impossible: readonly ImpossibleColumns[],
  networkId: string,
  { database }: Pick<Services, 'database'>,
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
const renamed = (filename: string, ending: string) => `${filename.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${ending}`;
