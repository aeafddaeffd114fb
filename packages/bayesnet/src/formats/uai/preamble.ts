import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import type { TextScanner } from '../text/textScanner.js';

/** A variable of the file, which numbers them from 0. */
export interface UaiVariable {
  readonly id: string;
  readonly offset: number;
  readonly states: number;
}

/** What one table is about. */
export interface Scope {
  readonly variable: UaiVariable;
  readonly offset: number;
  /** Behind the last of its variables. */
  readonly end: number;
  /** The first is slowest in the table. */
  readonly parents: readonly Word[];
  /** How many columns the table has: 1 without parents. */
  readonly columns: number;
}

/** What stands before the tables: how many states each variable has, and what each table is about. */
export interface Preamble {
  readonly variables: readonly UaiVariable[];
  /** Undefined for a function of no variable, a constant, of which Merlin writes some behind all others. */
  readonly scopes: readonly (Scope | undefined)[];
}

/** Reads what stands before the tables. What is wrong ends the scanner. */
export function takePreamble(scanner: TextScanner): Preamble {
  scanner.expect('BAYES');
  const count = takeCount(scanner);
  if (count > limits.nodes) {
    scanner.fail({ code: 'too-many-nodes', params: { limit: limits.nodes }, offset: scanner.start });
  }
  const variables: UaiVariable[] = [];
  // A few digits stand for many states here, of which each takes memory.
  let all = 0;
  while (!scanner.failed && variables.length < count) {
    const { start: offset } = scanner;
    const id = idOf(variables.length);
    const states = takeCount(scanner);
    all += states;
    if (states > limits.states) {
      scanner.fail({ code: 'too-many-states', params: { node: id, limit: limits.states }, offset });
    } else if (all > limits.elements) {
      scanner.fail({ code: 'too-many-elements', params: { limit: limits.elements }, offset });
    }
    variables.push({ id, offset, states });
  }
  const scopes: (Scope | undefined)[] = [];
  for (let left = takeCount(scanner); left > 0 && !scanner.failed; left -= 1) {
    scopes.push(takeScope(scanner, variables));
  }
  return { variables, scopes };
}

/** Parents, and the variable itself behind them; undefined for a constant. */
function takeScope(scanner: TextScanner, variables: readonly UaiVariable[]): Scope | undefined {
  const size = takeCount(scanner);
  const words: { id: string; offset: number; of: UaiVariable | undefined }[] = [];
  let behind = scanner.end;
  while (!scanner.failed && words.length < size) {
    const { start: offset, end } = scanner;
    behind = end;
    const index = takeCount(scanner);
    words.push({ id: idOf(index), offset, of: variables[index] });
  }
  const own = words.pop();
  if (!own || scanner.failed) return undefined;
  if (!own.of) {
    const params = { reason: 'definition', other: own.id } as const;
    scanner.fail({ code: 'unknown-parent', params, offset: own.offset });
    return undefined;
  }
  const unknown = words.find(({ of }) => of === undefined);
  if (unknown) {
    const params = { reason: 'parent', node: own.id, parent: unknown.id } as const;
    scanner.fail({ code: 'unknown-parent', params, offset: unknown.offset });
  }
  return {
    variable: own.of,
    offset: own.offset,
    end: behind,
    parents: words.map(({ id, offset }) => ({ text: id, offset })),
    columns: words.reduce((product, { of }) => product * (of?.states ?? 1), 1),
  };
}

/** A whole number; 0 if what is at hand is none, which is reported. */
export function takeCount(scanner: TextScanner): number {
  const { text, offset } = scanner.word;
  if (scanner.kind === 'end') {
    scanner.fail({ code: 'malformed-text', params: { reason: 'cut-off', expected: '0' }, offset });
    return 0;
  }
  if (!/^\d{1,15}$/.test(text)) {
    scanner.refuseFor('no-count');
    return 0;
  }
  scanner.next();
  return Number(text);
}

/** The names of variables are made here. */
const idOf = (index: number) => `x${index}`;
