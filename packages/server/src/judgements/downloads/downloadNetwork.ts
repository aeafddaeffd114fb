import type { OtherDownload } from '@credence/api-client';
import { FileReply, type Operation } from '../../http/operation.js';
import {
  type Assessment,
  convertedFile,
  filledFile,
  listNodes,
  type NetworkRow,
  recordDownload,
  renamed,
  requireNetwork,
} from '../../networks/index.js';
import type { Services } from '../../platform/services.js';
import { answersCsv, type AnswersCsvForm } from './answersCsv.js';
import { type AssessedFile, loadAssessedFile } from './assessedFile.js';
import { countsCsv } from './countsCsv.js';
import { listAnswered, namesOfAuthors } from './listAnswered.js';
import { answersAlone } from './otherDownloads.js';

/** What can be asked of a download. */
interface Query extends Partial<AnswersCsvForm> {
  readonly format?: OtherDownload['format'];
}

export const downloadNetwork: Operation<'downloadNetwork'> = async ({ path, query, caller: { user } }, services) => {
  const permission = answersAlone.some(({ format }) => format === query.format) ? 'view' : 'read_numbers';
  const { network, assessment } = await requireNetwork(services.database, path.id, user, permission);
  const reply = await replyIn(query, network, assessment, services);
  const format = query.format ?? network.format;
  await recordDownload({ as: 'network_exported', user, networkId: network.id, format }, services);
  return reply;
};

async function replyIn(
  { format, layout = 'table', separator = 'comma' }: Query,
  network: NetworkRow,
  assessment: Assessment,
  services: Services,
): Promise<FileReply> {
  if (format === 'csv') return answersReply(network, assessment, { layout, separator }, services);
  const file = await loadAssessedFile(services.database, assessment);
  if (format === 'counts') return countsReply(network, file, services);
  // Also in the format of the upload: that may be of a version which few programs read.
  return new FileReply(
    await (format === undefined ? filledFile(network, file, services) : convertedFile(format, network, file, services)),
  );
}

async function countsReply(network: NetworkRow, { tables }: AssessedFile, services: Services): Promise<FileReply> {
  const nodes = await listNodes(services.database, network.id);
  return new FileReply({
    bytes: countsCsv(nodes, tables, services.config.certaintyCases),
    filename: renamed(network.filename, 'counts.csv'),
    contentType: 'text/csv; charset=utf-8',
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
