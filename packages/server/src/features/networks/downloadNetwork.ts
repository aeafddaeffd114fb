import { filledFile, renamed, xmlbifFile } from '../../ground/downloads/writtenFile.js';
import { recordEvent } from '../../ground/events/events.js';
import type { Assessment } from '../../ground/networks/assessments.js';
import type { NetworkRow } from '../../ground/networks/networks.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { answersCsv, type AnswersCsvForm } from './answersCsv.js';
import { loadAssessedFile } from './assessedFile.js';
import { listAnswered, namesOfAuthors } from './listAnswered.js';

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

async function replyIn(
  { format, layout = 'table', separator = 'comma' }: Query,
  network: NetworkRow,
  assessment: Assessment,
  services: Services,
): Promise<FileReply> {
  if (format === 'csv') return answersReply(network, assessment, { layout, separator }, services);
  const file = await loadAssessedFile(services.database, assessment);
  // Also of an upload in XMLBIF: that may be of a version which few programs read.
  return new FileReply(await (format === 'xmlbif' ? xmlbifFile : filledFile)(network, file, services));
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
