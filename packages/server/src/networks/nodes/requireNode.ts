import type { Permission } from '@credence/api-client';
import { configurationAt } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { ApiError } from '../../platform/errors.js';
import type { Assessment } from '../assessments.js';
import type { NetworkOfUser, NetworkRow } from '../networks.js';
import { requireNetwork } from '../requireNetwork.js';
import { listNodeWithParents, type NodeRow } from './nodes.js';

/** An assessed node with everything its questions need. */
export interface QuestionedNode {
  readonly network: NetworkRow;
  readonly role: NetworkOfUser['role'];
  readonly state: NetworkOfUser['state'];
  /** The assessment that the caller works on. */
  readonly assessment: Assessment;
  readonly node: NodeRow;
  readonly parents: readonly NodeRow[];
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
}

/**
 * Finds the node for a person who may do this with its network.
 * @throws ApiError network_not_found, owner_only; node_not_found for a node that is unknown or not assessed
 */
export async function requireNode(
  reader: Reader,
  path: { networkId: string; nodeId: string },
  user: { id: string },
  permission: Permission,
): Promise<QuestionedNode> {
  const { network, role, state, assessment } = await requireNetwork(reader, path.networkId, user, permission);
  const found = await findNode(reader, network.id, path.nodeId);
  if (!found || found.node.notAssessed) throw new ApiError('node_not_found');
  return { network, role, state, assessment, ...found };
}

/** A node with its parents. The caller has already checked that the network may be seen. */
export async function findNode(
  reader: Reader,
  networkId: string,
  key: string,
): Promise<Omit<QuestionedNode, keyof NetworkOfUser> | undefined> {
  const nodes = await listNodeWithParents(reader, networkId, key);
  const node = nodes.find((other) => other.key === key);
  if (!node) return undefined;
  const parents = node.parents.flatMap((parent) => nodes.find((other) => other.key === parent) ?? []);
  return { node, parents, radices: parents.map(({ states }) => states.length) };
}

/** The configuration of an iteration. @throws ApiError question_not_found */
export function requireConfiguration(iteration: number, radices: readonly number[]): number[] {
  const configuration = configurationAt(iteration, radices);
  if (!configuration) throw new ApiError('question_not_found');
  return configuration;
}
