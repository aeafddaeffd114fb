import { configurationCount } from '../cpt/configuration.js';
import type { NetworkNode, NotAssessedReason, State } from '../network/network.js';
import { givenTable } from './givenTable.js';
import { limits } from '../network/limits.js';
import { NumberBudget } from '../network/numberBudget.js';
import { NumberReader, numbersIn, type TextOfNumbers } from './numbers.js';
import { exceedsLimits, tellTooManyNumbers } from './nodeLimits.js';
import type { ProblemList } from './problemList.js';
import { cut } from './quote.js';
import type { RawNode } from './rawNode.js';
import { readTable, type Shape, type TableRead, type TableReading } from './readTable.js';
import { indexNodes, resolveParents } from './resolveParents.js';
import type { TablePlace } from './tablePlace.js';

/** The nodes of a network, and the positions of the assessed nodes' tables in the file. */
export interface BuiltNodes {
  readonly nodes: readonly NetworkNode[];
  readonly places: ReadonlyMap<string, TablePlace>;
}

/**
 * Builds a network from the collected nodes: a second pass, because parents may come after their children. Undefined if
 * they exceed a limit, beyond which nothing is worth checking.
 */
export function buildNetwork(
  text: TextOfNumbers,
  raw: readonly RawNode[],
  problems: ProblemList,
): BuiltNodes | undefined {
  const { source } = text;
  if (exceedsLimits(raw, problems)) return undefined;
  const parents = resolveParents(raw, indexNodes(raw, problems), problems);
  for (const node of raw) checkStates(node, problems);
  const nodes: NetworkNode[] = [];
  const places = new Map<string, TablePlace>();
  const budget = new NumberBudget();
  const reading: TableReading = {
    source,
    numbers: new NumberReader(numbersIn(text)),
    budget,
    problems,
    hasDecisions: raw.some(({ kind }) => kind === 'decision'),
  };
  const given: Given[] = [];
  // Wrong parents or states would falsify every count that depends on them.
  const countable = !problems.refused;
  for (const [index, node] of raw.entries()) {
    const key = `n${index + 1}`;
    const own = parents[index] ?? [];
    const notAssessed = whyNot(node, own, raw, problems);
    const parentNodes = own.flatMap((parent) => raw[parent] ?? []);
    const parentStates = parentNodes.map(({ states }) => states.length);
    const shape = { states: node.states.length, columns: configurationCount(parentStates) };
    const askable = notAssessed === undefined && countable && checkColumns(node, shape.columns, problems);
    const table = askable ? readTable(node, parentNodes, shape, reading) : undefined;
    if (reading.numbers.exhausted || budget.exceeded) {
      tellTooManyNumbers(node, problems);
      break;
    }
    if (node.given && countable) given.push({ index, shape, parentStates });
    if (askable) places.set(key, placeOf(node, parentNodes, table, shape));
    nodes.push({
      key,
      id: node.id,
      name: node.name ? node.name : node.id,
      kind: node.kind,
      states: statesOf(node),
      parents: own,
      ...(notAssessed ? { notAssessed } : {}),
      ...(table ? { cpt: table.cpt } : {}),
      ...(table?.openColumns ? { openColumns: table.openColumns } : {}),
      ...(table?.impossibleColumns ? { impossibleColumns: table.impossibleColumns } : {}),
      ...(table?.sampleSizes ? { sampleSizes: table.sampleSizes } : {}),
      ...(node.position ? { position: node.position } : {}),
      ...(node.description ? { description: cut(node.description, limits.description) } : {}),
    });
  }
  if (!problems.refused) addGiven(nodes, raw, given, text, budget);
  return { nodes, places };
}

/** A node that is not assessed, of which the file gives what it is computed with. */
interface Given {
  readonly index: number;
  readonly shape: Shape;
  readonly parentStates: readonly number[];
}

/** Adds what can be computed with, as far as assessed tables leave room for it; the rest is only kept. */
function addGiven(
  nodes: NetworkNode[],
  raw: readonly RawNode[],
  all: readonly Given[],
  text: TextOfNumbers,
  budget: NumberBudget,
): void {
  for (const { index, shape, parentStates } of all) {
    const [node, own] = [nodes[index], raw[index]];
    const given = own && givenTable(own, shape, parentStates, text, budget);
    if (node && given) nodes[index] = { ...node, given };
  }
}

function statesOf({ states, stateDescriptions }: RawNode): State[] {
  return states.map(({ text, interval }) => {
    const description = stateDescriptions?.get(text);
    return {
      id: text,
      ...(interval ? { interval } : {}),
      ...(description ? { description: cut(description, limits.description) } : {}),
    };
  });
}

function placeOf(node: RawNode, parents: readonly RawNode[], table: TableRead | undefined, shape: Shape): TablePlace {
  const common = { ...shape, ownStateSlowest: node.ownStateSlowest };
  if (!table) return { kind: 'insertion', ...common, ...node.insertion(parents) };
  const { places, listed } = table;
  return { kind: 'numbers', ...common, places, ...(listed ? { listed } : {}) };
}

function whyNot(
  node: RawNode,
  parents: readonly number[],
  raw: readonly RawNode[],
  problems: ProblemList,
): NotAssessedReason | undefined {
  if (node.kind !== 'chance') return node.kind;
  if (node.states.length === 1) return 'one-state';
  if (node.table?.unread) return 'unread-table';
  const without = parents.map((parent) => raw[parent]).find((parent) => parent?.states.length === 0);
  if (!without) return undefined;
  problems.warning({
    code: 'unusable-parent',
    params: { node: node.id, parent: without.id },
    offset: node.offset,
  });
  return 'parent-without-states';
}

function checkColumns(node: RawNode, columns: number, problems: ProblemList): boolean {
  if (columns <= Number.MAX_SAFE_INTEGER) return true;
  problems.error({
    code: 'too-many-configurations',
    params: { node: node.id, parents: node.parents.length },
    offset: node.offset,
  });
  return false;
}

function checkStates(node: RawNode, problems: ProblemList): void {
  if (node.kind === 'chance' && node.states.length < 2) {
    const kept = node.states.length === 1 && node.oneStateIsKept;
    const reason = kept ? 'one-is-kept' : node.states.length === 1 ? 'one' : 'none';
    problems[kept ? 'warning' : 'error']({
      code: 'too-few-states',
      params: { reason, node: node.id },
      offset: node.offset,
    });
  }
  const seen = new Set<string>();
  for (const state of node.states) {
    if (seen.has(state.text) && node.kind !== 'unknown') {
      problems.error({
        code: 'duplicate-state',
        params: { node: node.id, state: state.text },
        offset: state.offset,
      });
    }
    seen.add(state.text);
  }
}
