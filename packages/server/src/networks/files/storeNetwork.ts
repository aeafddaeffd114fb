import { randomUUID, randomInt } from 'node:crypto';
import type { UploadResult, FileProblem } from '@credence/api-client';
import {
  configurationCount,
  configurationOfColumn,
  displayName,
  iterationOf,
  type Problem,
  type ProblemCode,
} from '@credence/bayesnet';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { lockUser, type UserRow } from '../../accounts/index.js';
import type { Reader } from '../../database/database.js';
import { assessments, networks, nodeProgress, nodes } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { UploadedFile } from '../../http/contract/upload.js';
import { ApiError, type PlainCode } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { earlierAnswer, repeatColumns } from '../../platform/events/keptAnswers.js';
import type { RepeatableRequest } from '../../platform/events/repeatedRequest.js';
import type { Outline } from '../../platform/files/outline.js';
import type { Services } from '../../platform/services.js';
import { safeFilename } from './safeFilename.js';
import { requireQuota } from './uploadQuota.js';

// Without letters and digits that are easily confused when read aloud.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

/** A short, unguessable id: 71 bits. It never equals a reserved word of the API: those differ in length or letters. */
function newNetworkId(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Codes of files that are not networks at all; all others, except XML errors, concern the network. */
const notANetwork = new Set<ProblemCode>(['not-xml', 'other-format']);
const malformed = new Set<ProblemCode>([
  'empty-file',
  'unsupported-encoding',
  'invalid-encoding',
  'malformed-xml',
  'doctype-not-allowed',
  'entity-not-allowed',
]);

/**
 * Reads a file and stores it with everything needed to assess it; of a refused file, nothing is stored. A repeated
 * request stores nothing more.
 * @throws ApiError no_file, file_too_large, not_a_network, malformed_xml, invalid_network, quota_exceeded,
 *   too_many_requests, key_reused
 */
export async function storeNetwork(
  { database, clock, config, files }: Pick<Services, 'database' | 'clock' | 'config' | 'files'>,
  user: UserRow,
  file: UploadedFile,
  request: RepeatableRequest,
): Promise<UploadResult> {
  if (!file) throw new ApiError('no_file');
  const { outline, problems } = await files.read(file.bytes);
  if (!outline) throw refusal(problems);

  const networkId = newNetworkId();
  const at = clock.now();
  const warnings = problems.filter(({ severity }) => severity === 'warning').map(presentProblem);
  return withTransaction(database, async (transaction) => {
    await lockUser(transaction, user.id);
    const repeated = await earlierAnswer(transaction, { actorId: user.id }, request);
    if (repeated) return repeated as UploadResult;

    await requireQuota(transaction, { user, size: file.bytes.length, quotas: config.quotas, at });
    const sameAs = await findSameContent(transaction, user.id, file.bytes);
    const result: UploadResult = {
      networkId,
      ...(warnings.length > 0 ? { warnings } : {}),
      ...(sameAs ? { sameAs } : {}),
    };
    const assessmentId = randomUUID();
    await transaction.insert(networks).values({
      id: networkId,
      ownerId: user.id,
      filename: safeFilename(file.filename),
      format: outline.format,
      encoding: outline.encoding,
      file: file.bytes,
      size: file.bytes.length,
      name: outline.name,
      title: outline.title,
      nodeCount: outline.nodes.length,
      warnings,
      createdAt: at,
      modifiedAt: at,
    });
    await transaction.insert(assessments).values({ networkId, id: assessmentId, createdAt: at });
    for (const rows of chunks(nodeRows(networkId, outline))) await transaction.insert(nodes).values(rows);
    for (const rows of chunks(progressRows(networkId, assessmentId, outline))) {
      await transaction.insert(nodeProgress).values(rows);
    }
    await recordEvent(transaction, {
      type: 'network_uploaded',
      at,
      actor: user,
      networkId,
      assessmentId,
      metadata: { nodes: outline.nodes.length, bytes: file.bytes.length, format: outline.format },
      ...repeatColumns(request, result),
    });
    return result;
  });
}

function refusal(problems: readonly Problem[]): ApiError {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const more = { problems: errors.map(presentProblem) };
  const first = errors[0];
  if (first?.code !== 'too-large')
    return new ApiError(first ? codeFor(first.code) : 'invalid_network', undefined, more);
  const { limit, reason } = first.params;
  return new ApiError('file_too_large', { reason: reason === 'file' ? 'file' : 'part', limit }, more);
}

function codeFor(code: ProblemCode): PlainCode {
  if (notANetwork.has(code)) return 'not_a_network';
  return malformed.has(code) ? 'malformed_xml' : 'invalid_network';
}

function nodeRows(networkId: string, outline: Outline): (typeof nodes.$inferInsert)[] {
  return outline.nodes.map((node, index) => ({
    networkId,
    key: node.key,
    ordinal: index + 1,
    fileId: node.id,
    displayName: displayName(node),
    kind: node.kind,
    states: [...node.states],
    parents: [...node.parents],
    notAssessed: node.notAssessed ?? null,
    hasNumbers: node.hasNumbers,
    position: node.position ?? null,
    description: node.description ?? null,
    stateDetails: node.stateDetails ?? null,
  }));
}

function progressRows(networkId: string, assessmentId: string, outline: Outline): (typeof nodeProgress.$inferInsert)[] {
  const statesOf = new Map(outline.nodes.map(({ key, states }) => [key, states.length]));
  return outline.nodes
    .filter(({ notAssessed }) => !notAssessed)
    .map(({ key, parents, impossibleColumns = [] }) => {
      const radices = parents.map((parent) => statesOf.get(parent) ?? 0);
      const asked = impossibleColumns.length > 0 ? possibleQuestions(radices, impossibleColumns) : null;
      const columns = BigInt(asked?.length ?? configurationCount(radices));
      return { networkId, assessmentId, nodeKey: key, asked, columns, open: columns };
    });
}

/** The questions of a node but for columns that cannot occur by its file, which has few enough to list. */
function possibleQuestions(radices: readonly number[], impossible: readonly number[]): number[] {
  const left = new Set(Array.from({ length: configurationCount(radices) }, (_, column) => column));
  for (const column of impossible) left.delete(column);
  return [...left]
    .map((column) => iterationOf(configurationOfColumn(column, radices) ?? [], radices))
    .sort((one, other) => one - other);
}

/** A statement takes a limited number of values. */
function* chunks<Row>(rows: readonly Row[], size = 1_000): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

/** A problem of a file, as sent. */
function presentProblem({ code, params, message, position, node }: Problem): FileProblem {
  return {
    code,
    message,
    line: position.line,
    column: position.column,
    ...(node === undefined ? {} : { node }),
    params,
  };
}

/** The latest of a person's networks whose file has exactly these bytes. */
async function findSameContent(
  reader: Reader,
  ownerId: string,
  file: Buffer,
): Promise<{ networkId: string; filename: string } | undefined> {
  const [same] = await reader
    .select({ networkId: networks.id, filename: networks.filename })
    .from(networks)
    .where(
      and(
        eq(networks.ownerId, ownerId),
        isNull(networks.deletedAt),
        // Few files are of one size, so few are read.
        eq(networks.size, file.length),
        eq(networks.file, file),
      ),
    )
    .orderBy(desc(networks.createdAt))
    .limit(1);
  return same;
}
