import { tolerances } from '../../network/limits.js';
import type { NodeKind } from '../../network/network.js';
import type { TableNumbers } from '../numbers.js';
import type { ProblemList } from '../problemList.js';
import type { RawNode, RawState, RawTable, Word } from '../rawNode.js';
import type { NodeFields } from './fields.js';
import { otherCut } from '../text/groups.js';
import { isOpen, stateIndex } from './signs.js';
import { stateDescriptionsOf } from './dneStates.js';
import type { TableText } from './tableText.js';
import { lineStartBefore } from '../indentation.js';
import { nestedTable } from '../nestedTable.js';
import type { Insertion } from '../tablePlace.js';
import { commentsIn } from '../text/commentsIn.js';
import { type Bounds, holdsLower, holdsUpper } from '../boundaries.js';
import { intervalsOf } from './intervals.js';

/** What is needed to understand one node: the states of all. */
export interface NodeSurroundings {
  readonly source: string;
  readonly problems: ProblemList;
  /** By id. */
  readonly states: ReadonlyMap<string, readonly RawState[]>;
}

/** A node in the words of its file. */
export function nodeOf(fields: NodeFields, states: readonly RawState[], around: NodeSurroundings): RawNode {
  const { id, offset, values, lists, tables, position } = fields;
  const parents = lists.get('parents') ?? [];
  const kind = kindOf(fields, states);
  for (const state of states) {
    if (state.text !== '') continue;
    around.problems.error({ code: 'missing-id', params: { reason: 'state', node: id }, offset: state.offset });
  }
  const probs = tables.get('probs');
  const table = probs && kind === 'chance' ? tableOf(id, probs, states, parents, around) : undefined;
  const outcomes = tables.get('functable');
  return {
    id,
    offset,
    kind,
    name: values.get('title'),
    states,
    oneStateIsKept: true,
    parents,
    ownStateSlowest: false,
    table,
    given: outcomes && { outcomes: outcomes.numbers.places, outcomeOf: outcomeOf(fields, states) },
    insertion: (parentNodes) => newProbs(around.source, fields, parentNodes),
    position,
    description: values.get('comment'),
    stateDescriptions: stateDescriptionsOf(fields, states),
  };
}

/** A constant or a place for a node of another network is none of the kinds that we know. */
function kindOf({ block, values, tables }: NodeFields, states: readonly RawState[]): NodeKind {
  const kind = values.get('kind')?.toUpperCase() ?? 'NATURE';
  if (block !== 'node') return 'unknown';
  if (kind === 'DECISION') return 'decision';
  if (kind === 'UTILITY') return 'utility';
  if (kind !== 'NATURE') return 'unknown';
  if (values.get('chance')?.toUpperCase() === 'DETERMIN') return 'deterministic';
  if (tables.has('probs')) return 'chance';
  if (tables.has('functable')) return 'deterministic';
  const isContinuous = values.get('discrete')?.toUpperCase() === 'FALSE';
  return values.has('equation') || (isContinuous && states.length === 0) ? 'equation' : 'chance';
}

/** The table of a chance node; undefined if the file has none, or says of all of it that nobody gave it. */
function tableOf(
  node: string,
  probs: TableText,
  states: readonly RawState[],
  parents: readonly Word[],
  { problems, states: all }: NodeSurroundings,
): RawTable | undefined {
  const { groups, start, open, isShort } = probs;
  const sizes = [...parents.map(({ text }) => all.get(text)?.length ?? 0), states.length];
  const needed = sizes.reduce((product, size) => product * size, 1);
  const whole = open === 0 && !isShort ? withLastNumbers(probs.numbers, states.length, needed) : undefined;
  const numbers = whole ?? probs.numbers;
  const found = numbers.values.length;
  const isFull = found === needed;
  if (!isFull && open === found) return undefined;
  const unread = isShort || (open > 0 && !isFull);
  // Whoever grouped them otherwise has another order in mind.
  const written = whole ? [...sizes.slice(0, -1), states.length - 1] : sizes;
  const cut = isFull && !unread ? otherCut(groups, written) : undefined;
  if (cut !== undefined) problems.error({ code: 'other-grouping', params: { node }, offset: cut });
  return { numbers, offset: start, unread, isOpen };
}

/**
 * The numbers of a table that leaves out the last of each row, as DNET allows: what is left of 1, which takes no place in
 * the file. Undefined if it leaves out others, or nothing is left.
 */
function withLastNumbers(
  { values, places, invalid }: TableNumbers,
  states: number,
  needed: number,
): TableNumbers | undefined {
  const inRow = states - 1;
  if (inRow < 1 || invalid.length > 0 || values.length * states !== needed * inRow) return undefined;
  const whole = new Float64Array(needed);
  const wholePlaces = new Int32Array(2 * needed);
  for (let row = 0, to = 0; to < needed; row += 1, to += states) {
    const given = values.subarray(row * inRow, (row + 1) * inRow);
    const left = 1 - given.reduce((sum, value) => sum + value, 0);
    if (left < -tolerances.belowZero) return undefined;
    whole.set(given, to);
    // Without the noise of adding.
    whole[to + inRow] = Math.max(0, Number(left.toFixed(15)));
    wholePlaces.set(places.subarray(2 * row * inRow, 2 * (row + 1) * inRow), 2 * to);
    const end = places[2 * (row + 1) * inRow - 1] ?? 0;
    wholePlaces.fill(end, 2 * (to + inRow), 2 * (to + states));
  }
  return { values: whole, places: wholePlaces, invalid };
}

/** Where and how to write a table that is missing: in place of an empty one, or behind the fields before it. */
function newProbs(source: string, fields: NodeFields, parents: readonly RawNode[]): Insertion {
  const { neighbour, tables } = fields;
  const line = lineStartBefore(source, neighbour.start) || ' ';
  const text: Insertion['text'] = (rows) =>
    nestedTable(
      rows,
      parents.map(({ states }) => states.length),
      { number: ', ', column: `,${line === ' ' ? line : `${line}\t`}` },
    );
  const empty = tables.get('probs');
  if (empty) {
    const { start, end } = empty;
    return { start, end, text: (rows) => text(rows) + commentsIn(source, start, end) };
  }
  return {
    start: neighbour.end,
    end: neighbour.end,
    text: (rows) => `${line}probs = ${text(rows)};`,
  };
}

/**
 * Tells the state that an entry of a deterministic node's table stands for: by number as `#1`, by the value of a state,
 * or by a value inside an interval.
 */
function outcomeOf({ values, lists }: NodeFields, states: readonly RawState[]): (text: string) => number | undefined {
  const levels = lists.get('levels') ?? [];
  const isContinuous = values.get('discrete')?.toUpperCase() === 'FALSE';
  const intervals = isContinuous ? intervalsOf(levels) : [];
  const inState = isContinuous
    ? (value: number) => intervals.findIndex(({ bounds }) => isWithin(value, bounds))
    : (value: number) => levels.findIndex(({ text }) => Number(text) === value);
  return (text) => {
    const state = stateIndex(text) ?? inState(Number(text));
    return state in states ? state : undefined;
  };
}

function isWithin(value: number, { from = -Infinity, to = Infinity, closed }: Bounds = {}): boolean {
  const isAbove = from < value || (from === value && holdsLower(closed));
  return isAbove && (value < to || (value === to && holdsUpper(closed)));
}
