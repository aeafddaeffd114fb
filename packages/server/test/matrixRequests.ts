import type { UserRow } from '../src/accounts/users.js';
import type { ContractOperation } from '../src/http/contract/contract.js';
import type { OperationId } from '../src/http/operation.js';
import { testPassword } from './users.js';
import { type World, worldFile } from './world.js';

/** How a request of the matrix differs from the contract's own example. */
interface Difference {
  path?: (world: World, caller: UserRow) => Record<string, string>;
  body?: (world: World, caller: UserRow) => unknown;
  query?: string;
}

const self = (_: World, caller: UserRow) => ({ username: caller.username });

const differences: Partial<Record<OperationId, Difference>> = {
  login: { body: (_, caller) => ({ username: caller.username, password: testPassword }) },
  getUser: { path: self },
  editUser: { path: self },
  updatePassword: { body: () => ({ password: testPassword, new_password: 'eight louder wrens' }) },
  changeAddress: { body: () => ({ username: 'another@example.org', password: testPassword }) },
  deleteUser: { body: () => ({ password: testPassword }) },
  confirmAccount: { query: '?user=nobody@example.org&secret=never-given-out' },
  restoreNetwork: { path: ({ deletedNetworkId }) => ({ id: deletedNetworkId }) },
  inviteCollaborator: { path: ({ stranger }) => ({ username: stranger.username }) },
  inviteByEmail: { body: () => ({ emails: ['ann.baker@example.org'], nodes: ['n1'] }) },
  cancelInvitation: { path: ({ invitee }) => ({ username: invitee.username }) },
  handOverNetwork: { path: ({ otherCollaborator }) => ({ userId: otherCollaborator.id }) },
  removeCollaborator: { path: ({ otherCollaborator }) => ({ userId: otherCollaborator.id }) },
  undoReset: { path: () => ({ nodeId: 'n2' }) },
  downloadStudyTables: { path: () => ({ of: 'linear' }) },
  downloadStudyForRedcap: { path: () => ({ file: 'answers' }) },
  remindExpert: { path: ({ expertId }) => ({ expertId }) },
  letInLateAnswers: { path: ({ expertId }) => ({ expertId }) },
  cancelExpert: { path: ({ expertId }) => ({ expertId }) },
  // Node n1 has two states and no parents.
  saveDirections: { body: () => ({ directions: [] }) },
  saveOutcomes: { body: () => ({ outcomes: [{ node: 'n1', state: 0 }], cases: [] }) },
  saveNames: { body: () => ({ nodes: [{ id: 'n1', title: 'Smoking', states: ['no', 'yes'] }] }) },
  saveCombinations: { body: () => ({ combinations: [], parents: [] }) },
  saveAnswer: { body: () => ({ sliders: [70, 30], 'self-eval': 1, comment: '', timer: 5 }) },
  restoreAnswer: { body: ({ pastAnswerId }) => ({ answer: pastAnswerId }) },
};

/** The request that the matrix sends for an operation; paths start after /api. */
export function matrixRequest(
  operation: ContractOperation,
  world: World,
  caller: UserRow,
): { url: string; body: unknown; file?: string } {
  const difference = differences[operation.id as OperationId] ?? {};
  const values: Record<string, string> = {
    networkId: world.networkId,
    id: world.networkId,
    nodeId: 'n1',
    iteration: '1',
    username: world.otherCollaborator.username,
    userId: world.otherCollaborator.id,
    ...difference.path?.(world, caller),
  };
  const url =
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'missing')) +
    (difference.query ?? '');
  const example = operation.body.kind === 'json' ? operation.body.example : undefined;
  return {
    url,
    body: difference.body ? difference.body(world, caller) : example,
    ...(operation.body.kind === 'file' ? { file: worldFile } : {}),
  };
}
