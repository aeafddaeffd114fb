import { randomUUID } from 'node:crypto';
import {
  configurationCount,
  type NetworkFile,
  type Problem,
  type ProblemCode,
  readNetworkFile,
} from '@credence/bayesnet';
import { assessments, networks, nodeProgress, nodes } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import { ApiError, type ErrorCode } from '../errors.js';
import type { Services, UploadedFile } from '../operation.js';
import { presentProblem } from '../presenters/presentProblem.js';
import { recordEvent } from '../repositories/events.js';
import type { UserRow } from '../repositories/users.js';
import { newNetworkId } from './newNetworkId.js';
import { safeFilename } from './safeFilename.js';
import { requireQuota } from './uploadQuota.js';

/** Codes of files that are not networks at all; all others that are no XML fault speak of the network. */
const notANetwork = new Set<ProblemCode>(['not-xml']);
const malformed = new Set<ProblemCode>([
  'empty-file',
  'unsupported-encoding',
  'invalid-encoding',
  'malformed-xml',
  'doctype-not-allowed',
  'entity-not-allowed',
]);

export interface UploadedNetwork {
  readonly networkId: string;
  readonly warnings: readonly Problem[];
}

/**
 * Reads a file and stores it with everything that assessing it needs; nothing is stored of a file that is refused.
 * @throws ApiError no_file, file_too_large, not_a_network, malformed_xml, invalid_network, quota_exceeded, too_many_requests
 */
export async function uploadNetwork(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  user: UserRow,
  file: UploadedFile,
): Promise<UploadedNetwork> {
  if (!file) throw new ApiError('no_file');
  const { document, problems } = readNetworkFile(file.bytes);
  if (!document) throw refusal(problems);

  const networkId = newNetworkId();
  const at = clock.now();
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  await withTransaction(database, async (transaction) => {
    await requireQuota(transaction, user, file.bytes.length, at);
    const assessmentId = randomUUID();
    await transaction.insert(networks).values({
      id: networkId,
      ownerId: user.id,
      filename: safeFilename(file.filename),
      format: document.format,
      encoding: document.encoding.name,
      file: file.bytes,
      size: file.bytes.length,
      name: document.network.name,
      title: document.network.description ?? '',
      nodeCount: document.network.nodes.length,
      warnings: warnings.map(({ message }) => message),
      createdAt: at,
      modifiedAt: at,
    });
    await transaction.insert(assessments).values({ networkId, id: assessmentId, createdAt: at });
    for (const rows of chunks(nodeRows(networkId, document))) await transaction.insert(nodes).values(rows);
    for (const rows of chunks(progressRows(networkId, assessmentId, document))) {
      await transaction.insert(nodeProgress).values(rows);
    }
    await recordEvent(transaction, {
      type: 'network_uploaded',
      at,
      actor: user,
      networkId,
      assessmentId,
      metadata: { nodes: document.network.nodes.length, bytes: file.bytes.length, format: document.format },
    });
  });
  return { networkId, warnings };
}

function refusal(problems: readonly Problem[]): ApiError {
  const told = problems.filter(({ severity }) => severity === 'error');
  const first = told[0];
  return new ApiError(first ? codeFor(first.code) : 'invalid_network', {
    ...(first ? { message: first.message } : {}),
    extra: { problems: told.map(presentProblem) },
  });
}

function codeFor(code: ProblemCode): ErrorCode {
  if (code === 'too-large') return 'file_too_large';
  if (notANetwork.has(code)) return 'not_a_network';
  return malformed.has(code) ? 'malformed_xml' : 'invalid_network';
}

function nodeRows(networkId: string, { network, places }: NetworkFile): (typeof nodes.$inferInsert)[] {
  return network.nodes.map((node, index) => ({
    networkId,
    key: node.key,
    ordinal: index + 1,
    fileId: node.id,
    displayName: node.name,
    kind: node.kind,
    states: node.states.map(({ id }) => id),
    parents: node.parents.flatMap((parent) => network.nodes[parent]?.key ?? []),
    notAssessed: node.notAssessed ?? null,
    hasNumbers: node.cpt !== undefined && places.has(node.key),
    position: node.position ?? null,
    description: node.description ?? null,
  }));
}

function progressRows(
  networkId: string,
  assessmentId: string,
  { network }: NetworkFile,
): (typeof nodeProgress.$inferInsert)[] {
  return network.nodes
    .filter(({ notAssessed }) => !notAssessed)
    .map((node) => {
      const columns = BigInt(
        configurationCount(node.parents.map((parent) => network.nodes[parent]?.states.length ?? 0)),
      );
      return { networkId, assessmentId, nodeKey: node.key, columns, open: columns };
    });
}

/** One statement takes only so many values. */
function* chunks<Row>(rows: readonly Row[], size = 1_000): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
