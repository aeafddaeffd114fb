import type { NodePosition } from '../../network/network.js';
import { definitionsByName } from '../definitionsByName.js';
import { lineStartBefore } from '../indentation.js';
import { nestedTable } from '../nestedTable.js';
import type { ProblemList } from '../problemList.js';
import type { RawNode, RawState, RawTable, Word } from '../rawNode.js';
import { commentsIn } from '../text/commentsIn.js';
import { otherCut } from '../text/groups.js';
import { netSigns } from './netSigns.js';
import type { NodeBlock, PotentialBlock } from './netBlocks.js';
import type { NetReader } from './netReader.js';
import { descriptionOf, stateDescriptionsOf } from './notes.js';
import { finite, intervalName, withBoundaries } from '../boundaries.js';

/** Joins nodes with their potentials, which may precede them. */
export function joinNetPotentials(reader: NetReader, source: string, problems: ProblemList): RawNode[] {
  const names = new Set(reader.nodes.map(({ name }) => name.text));
  const potentials = definitionsByName(reader.potentials, names, problems);
  const counts = new Map(reader.nodes.map(({ name, states }) => [name.text, states.length]));
  for (const potential of potentials.values()) checkGroups(potential, counts, problems);
  return reader.nodes.map((node) => {
    const potential = potentials.get(node.name.text);
    const states = node.kind === 'utility' ? [] : statesOf(node, problems);
    const place = potential ? tablePlace(potential, source) : potentialPlace(node, reader, source);
    return rawNode(node, states, potential, place);
  });
}

/** Refuses brackets that follow other parents than the table has: whoever wrote them has another order in mind. */
function checkGroups(
  { of, parents, data }: PotentialBlock,
  counts: ReadonlyMap<string, number>,
  problems: ProblemList,
): void {
  if (!data) return;
  const sizes = [...parents, of].map(({ text }) => counts.get(text) ?? 0);
  // A wrong count is told with what it should be.
  if (data.numbers.values.length !== sizes.reduce((product, size) => product * size, 1)) return;
  const cut = otherCut(data.groups, sizes);
  if (cut !== undefined) problems.error({ code: 'other-grouping', params: { node: of.text }, offset: cut });
}

function rawNode(
  node: NodeBlock,
  states: readonly RawState[],
  potential: PotentialBlock | undefined,
  place: Place,
): RawNode {
  return {
    id: node.name.text,
    offset: node.offset,
    kind: node.kind,
    name: node.notes.get('label'),
    states,
    oneStateIsKept: true,
    parents: potential?.parents ?? [],
    ownStateSlowest: false,
    table: potential && tableOf(potential),
    insertion: (parents) => {
      const parentStates = parents.map((parent) => parent.states.length);
      const { start, end, before, after } = place;
      return { start, end, text: (columns) => before + nestedTable(columns, parentStates, netSigns) + after() };
    },
    position: positionOf(node.position),
    description: descriptionOf(node.notes),
    stateDescriptions: stateDescriptionsOf(node.notes, states),
  };
}

/** With numbers and an expression both, the numbers count; the program would make them from the expression without. */
function tableOf({ data, hasExpression, offset }: PotentialBlock): RawTable | undefined {
  if (data) return data;
  return hasExpression ? { offset, unread: true } : undefined;
}

/** What to put where, around the numbers of a node that has none. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: () => string;
}

/** In a potential: in place of its empty brackets, else behind its last field. */
function tablePlace({ data, offset, fieldsEnd }: PotentialBlock, source: string): Place {
  if (data) {
    const { offset: start, end } = data;
    return { start, end, before: '', after: () => commentsIn(source, start, end) };
  }
  const line = lineStartBefore(source, offset) || ' ';
  return { start: fieldsEnd, end: fieldsEnd, before: `${line}    data = `, after: () => ';' };
}

/** In a potential of its own, behind everything else. */
function potentialPlace({ name, offset }: NodeBlock, { blocksEnd }: NetReader, source: string): Place {
  const line = lineStartBefore(source, offset) || ' ';
  const before = `${line}${line}potential (${name.text})${line}{${line}    data = `;
  return { start: blocksEnd, end: blocksEnd, before, after: () => `;${line}}` };
}

/** As for other programs: a point, with the second coordinate growing downwards. */
function positionOf(words: readonly Word[]): NodePosition | undefined {
  const [x = Number.NaN, y = Number.NaN] = words.map(({ text }) => Number(text));
  return Number.isFinite(x) && Number.isFinite(y) ? { left: x, top: -y, right: x, bottom: -y } : undefined;
}

/**
 * The states of a node. Where Hugin knows what they stand for, it leaves their labels empty: such states are told by
 * their number, interval or truth value. One that nothing tells is reported.
 */
function statesOf({ name: node, states, values, notes }: NodeBlock, problems: ProblemList): readonly RawState[] {
  const written = values.map(({ text }) => text);
  // Hugin has the lower bound in an interval, the upper one not.
  const bounded = withBoundaries(states, written, () => 'lower');
  if (states.every(({ text }) => text !== '')) return bounded;
  const meant = notes.get('subtype')?.toLowerCase() === 'boolean' ? truthValues : meantBy(written, states.length);
  const taken = new Set(states.map(({ text }) => text).filter((text) => text !== ''));
  const named = bounded.map((state, index): RawState => {
    const found = state.text || meant[index] || '';
    const text = found !== '' && state.text === '' && taken.has(found) ? `#${index}` : found;
    taken.add(text);
    if (!state.interval || state.text !== '') return { ...state, text };
    return { ...state, text, interval: { ...state.interval, isName: true } };
  });
  const nameless = named.find(({ text }) => text === '');
  if (nameless) {
    const params = { reason: 'outcome', node: node.text } as const;
    problems.error({ code: 'missing-id', params, offset: nameless.offset });
  }
  return named;
}

/** In the order that Hugin has them in (HUGIN help, Node Type). */
const truthValues = ['false', 'true'];

/** What the values of a node say of each of so many states: numbers, or intervals if there is one more. */
function meantBy(values: readonly string[], states: number): readonly string[] {
  if (values.length === states) return values;
  if (values.length !== states + 1) return [];
  return values.slice(1).map((upper, index) => intervalName(finite(values[index]), finite(upper), 'lower'));
}
