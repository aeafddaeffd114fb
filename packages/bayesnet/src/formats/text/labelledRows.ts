import type { ProblemList } from '../problemList.js';
import type { RawNode, RawState } from '../rawNode.js';
import { DEFAULT_COLUMN } from '../tablePlace.js';
import { takeNumbers } from './takeNumbers.js';
import type { TextScanner } from './textScanner.js';
import { unescaped } from './unescaped.js';

/** For a parent, the index of the state that a label names; undefined if it names none. */
export type StateOf = (parent: RawNode) => (label: string) => number | undefined;

/** Labels that are the names of states. */
export const stateByName: StateOf = ({ states }) => {
  const indices = new Map(states.map(({ text }, state) => [text, state]));
  return (label) => indices.get(label);
};

interface Row {
  readonly offset: number;
  readonly isDefault: boolean;
  /** How many labels and numbers all rows up to this one have. */
  readonly labels: number;
  readonly numbers: number;
}

/** A parent, and how a label names one of its states. */
interface Axis {
  readonly parent: RawNode;
  readonly stateOf: ReturnType<StateOf>;
}

/** The node whose table it is. */
export interface Owner {
  readonly id: string;
  readonly states: readonly RawState[];
}

/**
 * A table whose rows name the states of the parents, in any order: `(yes, no) 0.8, 0.2;`. One of them may stand for all
 * that are not there.
 */
export class LabelledRows {
  /** All numbers, one run for each. */
  readonly runs: number[] = [];
  /** True if a label is an asterisk, which stands for all states of its parent. */
  hasWildcard = false;
  /** True if there is a row for all columns that have none. */
  hasDefault = false;
  readonly #source: string;
  readonly #rows: Row[] = [];
  // Offsets, not texts: a file may hold millions of labels.
  readonly #labels: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  get length(): number {
    return this.#rows.length;
  }

  /** Where the first row begins. */
  get offset(): number {
    return this.#rows[0]?.offset ?? 0;
  }

  /** Takes a row, from its opening bracket to its semicolon. `takeSign` takes what stands before its numbers. */
  takeRow(scanner: TextScanner, node: string, takeSign?: () => void): void {
    const offset = scanner.start;
    scanner.next();
    while (!scanner.is(')')) {
      if (scanner.kind !== 'word' && scanner.kind !== 'text') return scanner.refuse(')');
      if (scanner.is('*')) this.hasWildcard = true;
      this.#labels.push(scanner.start, scanner.end);
      scanner.next();
      scanner.take(',');
    }
    scanner.next();
    takeSign?.();
    this.#takeNumbers(scanner, node, { offset, isDefault: false });
  }

  /** Takes the row of all other columns, which begins with a word of its own. */
  takeDefault(scanner: TextScanner, node: string, takeSign?: () => void): void {
    const offset = scanner.start;
    if (this.hasDefault) {
      const params = { reason: 'field', field: scanner.text, node } as const;
      scanner.problems.error({ code: 'repeated-element', params, offset });
    }
    this.hasDefault = true;
    scanner.next();
    takeSign?.();
    this.#takeNumbers(scanner, node, { offset, isDefault: true });
  }

  /** Whether each row has so many labels, all of them this text. */
  areAll(label: string, count: number): boolean {
    return this.#rows.every((row, at) => {
      const labels = this.#labelsOf(row, at);
      return !row.isDefault && labels.length === count && labels.every((text) => text === label);
    });
  }

  /** Whether each row has a number for each state; one that has not is reported. */
  areWhole({ id, states }: Owner, problems: ProblemList): boolean {
    const needed = states.length;
    return this.#rows.every(({ offset, numbers }, at) => {
      const found = numbers - (this.#rows[at - 1]?.numbers ?? 0);
      if (found === needed) return true;
      const params = { reason: 'no-parents', node: id, found, needed } as const;
      problems.error({ code: 'wrong-number-count', params, offset });
      return false;
    });
  }

  /** The column of each row, `DEFAULT_COLUMN` for the default; undefined if one cannot be told, which is reported. */
  columns(owner: Owner, parents: readonly RawNode[], stateOf: StateOf, problems: ProblemList): Int32Array | undefined {
    const axes = parents.map((parent) => ({ parent, stateOf: stateOf(parent) }));
    const columns = new Int32Array(this.#rows.length);
    const seen = new Set<number>();
    for (const [at, row] of this.#rows.entries()) {
      const column = row.isDefault ? DEFAULT_COLUMN : this.#columnOf(row, at, owner.id, axes, problems);
      if (column === undefined) return undefined;
      if (seen.has(column)) {
        const params = { node: owner.id, column: this.#labelsOf(row, at).join(', ') };
        problems.error({ code: 'repeated-column', params, offset: row.offset });
        return undefined;
      }
      seen.add(column);
      columns[at] = column;
    }
    return columns;
  }

  #columnOf(row: Row, at: number, node: string, axes: readonly Axis[], problems: ProblemList): number | undefined {
    const labels = this.#labelsOf(row, at);
    const { offset } = row;
    if (labels.length !== axes.length) {
      const params = { reason: 'count', node, found: labels.length, needed: axes.length } as const;
      problems.error({ code: 'unknown-column', params, offset });
      return undefined;
    }
    let column = 0;
    for (const [index, { parent, stateOf }] of axes.entries()) {
      const label = labels[index] ?? '';
      const state = stateOf(label);
      if (state === undefined) {
        const params = { reason: 'state', node, parent: parent.id, state: label } as const;
        problems.error({ code: 'unknown-column', params, offset });
        return undefined;
      }
      column = column * parent.states.length + state;
    }
    return column;
  }

  #takeNumbers(scanner: TextScanner, node: string, row: Pick<Row, 'offset' | 'isDefault'>): void {
    takeNumbers(scanner, node, this.runs);
    this.#rows.push({ ...row, labels: this.#labels.length / 2, numbers: this.runs.length / 2 });
  }

  #labelsOf({ labels }: Row, at: number): string[] {
    const texts: string[] = [];
    for (let label = this.#rows[at - 1]?.labels ?? 0; label < labels; label += 1) {
      const start = this.#labels[2 * label] ?? 0;
      const end = this.#labels[2 * label + 1] ?? 0;
      const isText = this.#source.charAt(start) === '"';
      texts.push(isText ? unescaped(this.#source.slice(start + 1, end - 1)) : this.#source.slice(start, end));
    }
    return texts;
  }
}
