import type { FullTable, NoisyMax } from '../network/nodeTable.js';
import type { NumberBudget } from '../network/numberBudget.js';
import { NumberReader, numbersIn, type Runs, type TextOfNumbers, TokenScanner } from './numbers.js';
import type { RawGiven, RawNode } from './rawNode.js';
import type { Shape } from './readTable.js';

/**
 * The table of a node that is not assessed, for inference: a deterministic one by the state of each column, a noisy-MAX by
 * its parameters. Undefined if the file has none that can be read, or if it exceeds the budget; nothing is reported,
 * because the file is kept as it is.
 */
export function givenTable(
  node: RawNode,
  shape: Shape,
  parentStates: readonly number[],
  text: TextOfNumbers,
  budget: NumberBudget,
): FullTable | NoisyMax | undefined {
  const { given } = node;
  if (node.kind === 'deterministic' && given?.outcomes) return truthTable(node, given, shape, text, budget);
  if (node.kind !== 'noisy-max' || !given?.parameters) return undefined;
  const strengths = given.strengths && strengthsOf(given.strengths, parentStates, text);
  const values = parametersOf(given.parameters, shape.states, parentStates, text);
  if (!values || (given.strengths && !strengths) || !budget.take(values.length)) return undefined;
  return { kind: 'noisy-max', values, ...(strengths ? { strengths } : {}) };
}

function tokensOf({ source, punctuated }: TextOfNumbers, runs: Runs): string[] {
  const scanner = new TokenScanner(source, runs, punctuated);
  const tokens: string[] = [];
  while (scanner.next()) tokens.push(source.slice(scanner.start, scanner.end));
  return tokens;
}

function truthTable(
  node: RawNode,
  { outcomes: runs = [], outcomeOf }: RawGiven,
  { states, columns }: Shape,
  text: TextOfNumbers,
  budget: NumberBudget,
): FullTable | undefined {
  const outcomes = tokensOf(text, runs);
  if (outcomes.length !== columns || !budget.take(columns * states)) return undefined;
  const places = new Map(node.states.map(({ text }, state) => [text, state]));
  const values = new Float64Array(columns * states);
  for (const [column, outcome] of outcomes.entries()) {
    const state = places.get(outcome) ?? outcomeOf?.(outcome);
    if (state === undefined) return undefined;
    values[column * states + state] = 1;
  }
  return { kind: 'full', values };
}

function parametersOf(
  runs: Runs,
  states: number,
  parentStates: readonly number[],
  text: TextOfNumbers,
): Float64Array | undefined {
  const { values, invalid } = new NumberReader(numbersIn(text)).table(runs);
  const needed = states * (parentStates.reduce((sum, count) => sum + count, 0) + 1);
  return invalid.length === 0 && values.length === needed ? values : undefined;
}

/** One permutation of each parent's states. */
function strengthsOf(runs: Runs, parentStates: readonly number[], text: TextOfNumbers): number[][] | undefined {
  const all = tokensOf(text, runs).map(Number);
  let start = 0;
  const strengths = parentStates.map((count) => all.slice(start, (start += count)));
  const isValid = strengths.every((order, parent) => {
    const states = new Set(order.filter((state) => Number.isInteger(state) && state >= 0));
    return states.size === parentStates[parent] && Math.max(...states) < states.size;
  });
  return isValid && start === all.length ? strengths : undefined;
}
