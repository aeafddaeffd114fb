import type { Names, NamesSave, NodeNames } from '@credence/api-client';
import { limits, namesAlike } from '@credence/bayesnet';

/** The names in the fields, of the nodes of which any was changed, by their ids. */
export type Edited = Readonly<Record<string, Names>>;

/** What is wrong with a name in a field. */
export interface NameProblem {
  readonly nodeId: string;
  /** Of which state, from 0; undefined for the node itself. */
  readonly state: number | undefined;
  readonly kind: 'node-twice' | 'state-twice' | 'too-long' | 'control';
}

/** Whether the file has only numbers for nodes and states. */
export const isNameless = (nodes: readonly NodeNames[]): boolean =>
  nodes.every(({ name, file }) => file.title === name && file.states.every((state) => /^\d+$/.test(state)));

/** The names in the fields of a node. */
export const ownNames = (node: NodeNames, edited: Edited): Names => edited[node.id] ?? node.own;

/** What people read of a node: its name, or else what the file says. */
export const titleOf = (node: NodeNames, edited: Edited): string =>
  shown(ownNames(node, edited).title, node.file.title);

const shown = (name: string, inFile: string): string => name.trim() || inFile;

/** Whether a node and all of its states have a name. */
export const isNamed = (node: NodeNames, edited: Edited): boolean => {
  const { title, states } = ownNames(node, edited);
  return isGiven(title) && states.every(isGiven);
};

const isGiven = (name: string): boolean => name.trim() !== '';

/** What is to be saved: the nodes whose names are not those that are saved. */
export function changedNames(nodes: readonly NodeNames[], edited: Edited): NamesSave['nodes'] {
  return nodes.flatMap((node) => {
    const { title, states } = ownNames(node, edited);
    const isSame =
      title.trim() === node.own.title && states.every((state, at) => state.trim() === (node.own.states[at] ?? ''));
    return isSame ? [] : [{ id: node.id, title: title.trim(), states: states.map((state) => state.trim()) }];
  });
}

/** What is to be saved of all that was typed. The network's name only if it is another one: not every server knows it. */
export function namesToSave(
  nodes: readonly NodeNames[],
  { edited, ownName }: { readonly edited: Edited; readonly ownName: string | undefined },
): NamesSave {
  return {
    ...(ownName === undefined ? {} : { ownName: ownName.trim() }),
    nodes: changedNames(nodes, edited),
  };
}

/** What cannot be saved, in the order of the fields. */
export function nameProblems(nodes: readonly NodeNames[], edited: Edited): NameProblem[] {
  const alike = namesAlike(nodes.map((node) => titleOf(node, edited)));
  return nodes.flatMap((node, place) => {
    const { title, states } = ownNames(node, edited);
    const statesAlike = namesAlike(states.map((state, at) => shown(state, node.file.states[at] ?? '')));
    const ofTitle = wrongWith(title) ?? (isGiven(title) && alike.has(place) ? 'node-twice' : undefined);
    const found: NameProblem[] = ofTitle ? [{ nodeId: node.id, state: undefined, kind: ofTitle }] : [];
    for (const [state, name] of states.entries()) {
      const kind = wrongWith(name) ?? (isGiven(name) && statesAlike.has(state) ? 'state-twice' : undefined);
      if (kind) found.push({ nodeId: node.id, state, kind });
    }
    return found;
  });
}

function wrongWith(name: string): 'too-long' | 'control' | undefined {
  if (name.trim().length > limits.name) return 'too-long';
  return /\p{Cc}/u.test(name.trim()) || !name.isWellFormed() ? 'control' : undefined;
}

/** The other nodes with as many states, none of which has a name yet: they could get the states of this one. */
export function nodesLike(node: NodeNames, nodes: readonly NodeNames[], edited: Edited): readonly NodeNames[] {
  const { states } = ownNames(node, edited);
  if (states.length === 0 || !states.every(isGiven)) return [];
  return nodes.filter((other) => {
    const names = ownNames(other, edited).states;
    return other.id !== node.id && names.length === states.length && !names.some(isGiven);
  });
}

/** The field that a server named: `nodes[2].states[0]` of what was sent to it. */
export function problemAt(field: string, sent: NamesSave['nodes']): NameProblem | undefined {
  const [, at, , state] = /^nodes\[(\d+)\]\.(title$|states\[(\d+)\]$)/.exec(field) ?? [];
  const nodeId = sent[Number(at)]?.id;
  if (at === undefined || nodeId === undefined) return undefined;
  return state === undefined
    ? { nodeId, state: undefined, kind: 'node-twice' }
    : { nodeId, state: Number(state), kind: 'state-twice' };
}
