import type { NodeKind } from '../../network/network.js';
import type { ProblemList } from '../problemList.js';
import type { RawNode, RawTable, Word } from '../rawNode.js';
import { tellLostArcs } from '../tellLostArcs.js';
import { type Axis, cellOrder } from './cellOrder.js';
import type { ElviraNetwork } from './elviraNetwork.js';
import { type ElviraFile, fileOf, insertion } from './elviraInsertion.js';
import type { ElviraNode } from './node.js';
import type { Relation } from './relation.js';
import type { RelationValues } from './values.js';

/** The functions that are a noisy-MAX, or a noisy-OR, which is one of two states. */
const noisyMax = new Set(['or', 'causalmax', 'generalizedmax', 'max']);

/** Joins the nodes with their relations. */
export function joinRelations(network: ElviraNetwork, source: string, problems: ProblemList): RawNode[] {
  const relations = relationsByNode(network, problems);
  const links = linkedParents(network);
  const axes = new Map(network.nodes.map((node) => [node.id, axisOf(node, network)]));
  const file = fileOf(network, source);
  return network.nodes.map((node) => {
    const relation = relations.get(node.id);
    const linked = [...(links.get(node.id)?.values() ?? [])];
    const parents = relation ? relation.variables.slice(1) : linked;
    const raw = rawNode(node, relation, { parents, axes, file, problems });
    tellLostArcs(raw, linked, problems);
    return raw;
  });
}

function relationsByNode({ nodes, relations }: ElviraNetwork, problems: ProblemList): Map<string, Relation> {
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]));
  const found = new Map<string, Relation>();
  for (const relation of relations) {
    const [of] = relation.variables;
    if (!of || !relation.decides) continue;
    const kind = kinds.get(of.text);
    if (kind === undefined) {
      const params = { reason: 'definition', other: of.text } as const;
      problems.error({ code: 'unknown-parent', params, offset: of.offset });
    } else if (!found.has(of.text)) found.set(of.text, relation);
    else if (kind === 'chance') {
      const params = { reason: 'definition', node: of.text } as const;
      problems.error({ code: 'repeated-element', params, offset: of.offset });
    }
  }
  return found;
}

/** The parents of each node by its links, for one without a relation; a relation names them in its table's order. */
function linkedParents({ links }: ElviraNetwork): Map<string, Map<string, Word>> {
  const parents = new Map<string, Map<string, Word>>();
  for (const [parent, child] of links) {
    const others = parents.get(child.text) ?? new Map<string, Word>();
    parents.set(child.text, others.set(parent.text, parent));
  }
  return parents;
}

function statesOf({ kind, states, offset }: ElviraNode, { defaultStates }: ElviraNetwork): readonly Word[] {
  if (kind === 'utility' || kind === 'equation') return [];
  return states ?? defaultStates.map((text) => ({ text, offset }));
}

function axisOf(node: ElviraNode, network: ElviraNetwork): Axis & { readonly words: readonly Word[] } {
  const words = statesOf(node, network);
  return { id: node.id, states: words.map(({ text }) => text), words };
}

interface Joined {
  readonly parents: readonly Word[];
  readonly axes: ReadonlyMap<string, Axis & { readonly words: readonly Word[] }>;
  readonly file: ElviraFile;
  readonly problems: ProblemList;
}

function rawNode(node: ElviraNode, relation: Relation | undefined, joined: Joined): RawNode {
  const { parents, axes, file } = joined;
  const values = relation?.values;
  const kind = node.kind === 'chance' ? chanceKind(relation) : node.kind;
  const table = kind === 'chance' && values ? tableOf(node, values, joined) : undefined;
  return {
    id: node.id,
    offset: node.offset,
    kind,
    name: node.title,
    states: axes.get(node.id)?.words ?? [],
    oneStateIsKept: true,
    parents,
    // The node's own states first, then the first parent, and the last one fastest.
    ownStateSlowest: table?.listed === undefined,
    table,
    insertion: (of) => insertion(node, relation, of, file),
    position: node.position,
    description: node.comment,
  };
}

function chanceKind(relation: Relation | undefined): NodeKind {
  if (relation?.isDeterministic) return 'deterministic';
  const values = relation?.values;
  return values?.kind === 'other' && noisyMax.has(values.model.toLowerCase()) ? 'noisy-max' : 'chance';
}

function tableOf(node: ElviraNode, values: RelationValues, { parents, axes, file, problems }: Joined): RawTable {
  const { offset } = values;
  if (values.kind === 'other') return { offset, unread: true };
  if (values.kind === 'numbers') return { numbers: values.numbers, offset };
  const { runs } = values;
  const all = [node.id, ...parents.map(({ text }) => text)].map((id) => axes.get(id) ?? { id, states: [] });
  const order = cellOrder(values, all, file.source, problems);
  if (!order) return { runs, offset, unread: true };
  if ('ownStateSlowest' in order) return { runs, offset };
  return { runs, offset, listed: () => order };
}
