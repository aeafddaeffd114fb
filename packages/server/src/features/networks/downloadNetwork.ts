import { eq } from 'drizzle-orm';
import { networks } from '../../database/schema/index.js';
import { recordEvent } from '../../ground/events/events.js';
import type { Assessment } from '../../ground/networks/assessments.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { listNodes } from '../../ground/nodes/nodes.js';
import { listProgress } from '../../ground/nodes/progress.js';
import { isTooLargeForFile } from '../../ground/nodes/tooLargeForFile.js';
import { listAnswersOfNodes, toAnswers } from '../../ground/questions/answers.js';
import { listCombinationSets, toCombinations } from '../../ground/questions/combinationSets.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import type { AssessedTable } from '../../platform/files/fill.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

export const downloadNetwork: Operation<'downloadNetwork'> = async ({ path, query, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const { network, assessment } = await requireNetwork(database, path.id, user, 'download');
  if (query.format) throw new ApiError('not_offered');
  const { bytes, incompleteNodes, tooLargeNodes } = await filledFile(services, assessment);
  const at = clock.now();
  // Keeps endless downloads from flooding the log.
  const attempt = { limit: limits.notedDownloads, subject: user.id };
  if ((await countAttempt(database, attempt, { secret: config.secret, at })).allowed)
    await recordEvent(database, { type: 'network_downloaded', at, actor: user, networkId: network.id });
  return new FileReply({
    bytes,
    filename: network.filename,
    contentType: 'application/xml',
    headers: {
      ...(incompleteNodes > 0 ? { 'X-Incomplete-Nodes': String(incompleteNodes) } : {}),
      ...(tooLargeNodes > 0 ? { 'X-Too-Large-Nodes': String(tooLargeNodes) } : {}),
    },
  });
};

interface FilledFile {
  readonly bytes: Buffer;
  /** Nodes that had no numbers and still have none, because some of their questions are open. */
  readonly incompleteNodes: number;
  /** Nodes that had no numbers and never get any, because their tables are too large. */
  readonly tooLargeNodes: number;
}

/** The uploaded file, with the numbers of every answered or decided column replaced. */
async function filledFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  assessment: Assessment,
): Promise<FilledFile> {
  const { networkId } = assessment;
  const [stored] = await database.select({ file: networks.file }).from(networks).where(eq(networks.id, networkId));
  if (!stored) throw new ApiError('network_not_found');
  const [nodes, progress, sets] = await Promise.all([
    listNodes(database, networkId),
    listProgress(database, assessment),
    listCombinationSets(database, assessment),
  ]);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const touched = progress.filter(({ closed }) => closed > 0n);
  const bare = progress.filter(({ nodeKey }) => !byKey.get(nodeKey)?.hasNumbers);
  const large = bare.filter(({ nodeKey, columns }) =>
    isTooLargeForFile({ hasNumbers: false, states: byKey.get(nodeKey)?.states.length ?? 0, columns }),
  );
  const missing = {
    incompleteNodes: bare.filter((row) => row.open > 0n && !large.includes(row)).length,
    tooLargeNodes: large.length,
  };
  if (touched.length === 0) return { bytes: stored.file, ...missing };

  const answers = await listAnswersOfNodes(
    database,
    assessment,
    touched.map(({ nodeKey }) => nodeKey),
  );
  const tables = touched.map(
    ({ nodeKey }): AssessedTable => ({
      nodeKey,
      radices: (byKey.get(nodeKey)?.parents ?? []).map((parent) => byKey.get(parent)?.states.length ?? 0),
      combinations: toCombinations(sets.get(nodeKey)?.combinations ?? []),
      answers: toAnswers(answers.get(nodeKey) ?? []),
    }),
  );
  return { bytes: Buffer.from(await files.fill(stored.file, tables)), ...missing };
}
