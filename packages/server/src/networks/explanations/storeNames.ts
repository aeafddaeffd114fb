import type { NamesSave, Names } from '@credence/api-client';
import { namesAlike } from '@credence/bayesnet';
import { eq, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { events, explanations, networks } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { ApiError } from '../../platform/errors.js';
import { newEventRow } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { listNodes, type NodeRow } from '../nodes/nodes.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { isImpossibleLine } from './impossibleLine.js';
import { nothing, ownTexts } from './presentExplanations.js';
import { refuseWrongCount } from './refuseWrongCount.js';

/** Names of a network and its nodes, and who gives them. */
export interface NamesToStore {
  readonly networkId: string;
  readonly user: UserRow;
  readonly body: NamesSave;
}

/** A node, the names that it gets, and where they stand in the request. */
interface Naming {
  readonly node: NodeRow;
  readonly names: Names;
  readonly at: number;
}

/**
 * Stores the owner's names of many nodes, each as if it had been saved by itself, and of the network; what else is said
 * of a node stays, and so does the network's name where none is sent.
 */
export const storeNames = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { networkId: id, user, body }: NamesToStore,
): Promise<{ success: true }> =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, id, user, 'describe');
    const nodes = await listNodes(transaction, network.id);
    const namings = namingsOf(body, nodes);
    refuseAlike(namings, nodes);
    const changed = namings.filter(isChanged);
    const ownName = ownNameIn(body) ?? network.ownName;
    if (changed.length === 0 && ownName === network.ownName) return { success: true };

    const at = clock.now();
    for (const part of parts(changed)) {
      const rows = part.map(({ node, names }) => ({ node, before: textsOf(node), after: renamed(node, names) }));
      const stored = rows.map(({ node, after }) => ({
        networkId: network.id,
        nodeKey: node.key,
        ...after,
        authorId: user.id,
        savedAt: at,
      }));
      await store(transaction, stored);
      const saves = rows.map(({ node, before, after }) =>
        newEventRow({
          type: 'explanations_saved',
          at,
          actor: user,
          networkId: network.id,
          nodeKey: node.key,
          before,
          after,
        }),
      );
      await transaction.insert(events).values(saves);
    }
    await transaction.update(networks).set({ modifiedAt: at, ownName }).where(eq(networks.id, network.id));
    return { success: true };
  });

/** What the network is to be called; undefined if it stays as it is. @throws ApiError invalid_input */
function ownNameIn({ ownName }: NamesSave): string | undefined {
  if (ownName === undefined) return undefined;
  if (isImpossibleLine(ownName.trim())) refuse('impossible-character', 'ownName');
  return seen(ownName);
}

/** @throws ApiError node_not_found, invalid_input */
function namingsOf({ nodes: sent }: NamesSave, nodes: readonly NodeRow[]): Naming[] {
  const left = new Map(nodes.map((node) => [node.key, node]));
  const known = new Set(left.keys());
  return sent.map(({ id, title, states }, at) => {
    const node = left.get(id);
    if (!node && known.has(id)) refuse('twice', `nodes[${at}].id`);
    if (!node) throw new ApiError('node_not_found');
    left.delete(id);
    refuseWrongCount(states.length, node.states.length, `nodes[${at}].states`);
    if (isImpossibleLine(title.trim())) refuse('impossible-character', `nodes[${at}].title`);
    const spoilt = states.findIndex((state) => isImpossibleLine(state.trim()));
    if (spoilt >= 0) refuse('impossible-character', `nodes[${at}].states[${spoilt}]`);
    return { node, at, names: { title: seen(title), states: states.map(seen) } };
  });
}

/** A name without the blanks around it; nothing if nobody could see it. */
const seen = (name: string): string => (/[^\p{C}\p{Z}\p{M}]/u.test(name) ? name.trim() : '');

/** Names that stand for what the file says are its own affair. */
function refuseAlike(namings: readonly Naming[], nodes: readonly NodeRow[]): void {
  const named = new Map(namings.map((naming) => [naming.node.key, naming]));
  const titles = nodes.map(({ key, file, displayName }) => {
    const naming = named.get(key);
    return naming ? naming.names.title || file.displayName : displayName;
  });
  const alike = namesAlike(titles);
  for (const [place, { key, file }] of nodes.entries()) {
    const naming = named.get(key);
    if (!naming) continue;
    const { names, at } = naming;
    if (names.title && alike.has(place)) refuse('twice', `nodes[${at}].title`);
    const twice = namesAlike(file.states.map((inFile, state) => names.states[state] || inFile));
    const first = names.states.findIndex((name, state) => name && twice.has(state));
    if (first >= 0) refuse('twice', `nodes[${at}].states[${first}]`);
  }
}

function refuse(reason: 'twice' | 'impossible-character', field: string): never {
  throw new ApiError('invalid_input', { reason, field });
}

const textsOf = ({ explanation, states }: NodeRow) => (explanation ? ownTexts(explanation) : nothing(states.length));

function isChanged({ node, names }: Naming): boolean {
  const { title, states } = textsOf(node);
  return title !== names.title || names.states.some((state, at) => state !== (states[at]?.title ?? ''));
}

/** What the owner says of a node, under these names. */
function renamed(node: NodeRow, { title, states }: Names): ReturnType<typeof textsOf> {
  const before = textsOf(node);
  return {
    ...before,
    title,
    states: states.map((name, at) => ({ explanation: '', ...before.states[at], title: name })),
  };
}

async function store(transaction: Transaction, rows: (typeof explanations.$inferInsert)[]): Promise<void> {
  const { title, explanation, unit, states, authorId, savedAt } = explanations;
  const taken = Object.entries({ title, explanation, unit, states, authorId, savedAt }).map(
    ([key, column]) => [key, sql.raw(`excluded.${column.name}`)] as const,
  );
  await transaction
    .insert(explanations)
    .values(rows)
    .onConflictDoUpdate({ target: [explanations.networkId, explanations.nodeKey], set: Object.fromEntries(taken) });
}

/** A statement takes a limited number of values. */
function* parts<Row>(rows: readonly Row[], size = 1_000): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
