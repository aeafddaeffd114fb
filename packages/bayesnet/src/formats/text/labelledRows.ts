import type { TableNumbers } from '../numbers.js';
import type { ProblemList } from '../problemList.js';
import type { RawNode, RawState } from '../rawNode.js';
import { DEFAULT_COLUMN } from '../tablePlace.js';
import { takeNumbers } from './takeNumbers.js';
import type { TextScanner } from './textScanner.js';
import { unescaped } from './unescaped.js';

/** How the labels of a file name the states of a parent. */
export interface Labels {
  /** The label of each state, if there is nothing special about it. */
  readonly usual: readonly string[];
  /** The index of the state that a label, which may stand in quotes, names; undefined if it names none. */
  readonly stateOf: (label: string, isQuoted: boolean) => number | undefined;
}

export type LabelsOf = (parent: RawNode) => Labels;

/** Labels that are the names of states. */
export const labelsByName: LabelsOf = ({ states }) => {
  const usual = states.map(({ text }) => text);
  const indices = new Map(usual.map((text, state) => [text, state]));
  return { usual, stateOf: (label) => indices.get(label) };
};

/** A parent, the labels of its states, and the state that the row before has named. */
interface Axis extends Labels {
  readonly parent: RawNode;
  state: number;
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
  /** The numbers of all rows, once the last was taken. */
  numbers: TableNumbers | undefined;
  /** True if a label is an asterisk, which stands for all states of its parent. */
  hasWildcard = false;
  readonly #source: string;
  // Offsets in lists of their own, no texts and no objects: a file may hold millions of labels.
  readonly #offsets: number[] = [];
  readonly #labels: number[] = [];
  readonly #labelEnds: number[] = [];
  readonly #numberEnds: number[] = [];
  #defaultAt = -1;
  #count = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get length(): number {
    return this.#offsets.length;
  }

  /** Where the first row begins. */
  get offset(): number {
    return this.#offsets[0] ?? 0;
  }

  /** Whether there is a row for all columns that have none. */
  get hasDefault(): boolean {
    return this.#defaultAt >= 0;
  }

  /** Takes a row, from its opening bracket to its semicolon. `takeSign` takes what stands before its numbers. */
  takeRow(scanner: TextScanner, node: string, takeSign?: () => void): void {
    const offset = scanner.start;
    scanner.next();
    while (scanner.kind === 'word' || scanner.kind === 'text') {
      if (scanner.is('*')) this.hasWildcard = true;
      this.#labels.push(scanner.start, scanner.end);
      scanner.next();
      scanner.take(',');
    }
    if (!scanner.expect(')')) return;
    takeSign?.();
    this.#takeNumbers(scanner, node, offset);
  }

  /** Takes the row of all other columns, which begins with a word of its own. */
  takeDefault(scanner: TextScanner, node: string, takeSign?: () => void): void {
    const offset = scanner.start;
    if (this.hasDefault) {
      const params = { reason: 'field', field: scanner.text, node } as const;
      scanner.problems.error({ code: 'repeated-element', params, offset });
    }
    this.#defaultAt = this.length;
    scanner.next();
    takeSign?.();
    this.#takeNumbers(scanner, node, offset);
  }

  /** Whether each row has so many labels, all of them this text. */
  areAll(label: string, count: number): boolean {
    return this.#offsets.every((_, row) => {
      const labels = this.#labelsOf(row);
      return row !== this.#defaultAt && labels.length === count && labels.every((text) => text === label);
    });
  }

  /** Whether each row has a number for each state; one that has not is reported. */
  areWhole({ id, states }: Owner, problems: ProblemList): boolean {
    const needed = states.length;
    return this.#numberEnds.every((end, row) => {
      const found = end - (this.#numberEnds[row - 1] ?? 0);
      if (found === needed) return true;
      const params = { reason: 'no-parents', node: id, found, needed } as const;
      problems.error({ code: 'wrong-number-count', params, offset: this.#offsets[row] ?? 0 });
      return false;
    });
  }

  /** The column of each row, `DEFAULT_COLUMN` for the default; undefined if one cannot be told, which is reported. */
  columns(
    owner: Owner,
    parents: readonly RawNode[],
    labelsOf: LabelsOf,
    problems: ProblemList,
  ): Int32Array | undefined {
    const axes = parents.map((parent) => ({ parent, ...labelsOf(parent), state: 0 }));
    const columns = new Int32Array(this.length);
    const seen = new Set<number>();
    for (let row = 0; row < columns.length; row += 1) {
      const column = row === this.#defaultAt ? DEFAULT_COLUMN : this.#columnOf(row, owner.id, axes, problems);
      if (column === undefined) return undefined;
      if (seen.has(column)) {
        const params = { node: owner.id, column: this.#labelsOf(row).join(', ') };
        problems.error({ code: 'repeated-column', params, offset: this.#offsets[row] ?? 0 });
        return undefined;
      }
      seen.add(column);
      columns[row] = column;
    }
    return columns;
  }

  #columnOf(row: number, node: string, axes: readonly Axis[], problems: ProblemList): number | undefined {
    const first = this.#labelEnds[row - 1] ?? 0;
    const found = (this.#labelEnds[row] ?? first) - first;
    const offset = this.#offsets[row] ?? 0;
    if (found !== axes.length) {
      const params = { reason: 'count', node, found, needed: axes.length } as const;
      problems.error({ code: 'unknown-column', params, offset });
      return undefined;
    }
    let column = 0;
    let at = first;
    for (const axis of axes) {
      const state = this.#stateOf(axis, at);
      if (state === undefined) {
        const params = { reason: 'state', node, parent: axis.parent.id, state: this.#label(at) } as const;
        problems.error({ code: 'unknown-column', params, offset });
        return undefined;
      }
      axis.state = state;
      column = column * axis.usual.length + state;
      at += 1;
    }
    return column;
  }

  /** The state that a label names. Nearly always it is that of the row before or the next, which takes no look-up. */
  #stateOf({ usual, stateOf, state }: Axis, at: number): number | undefined {
    if (this.#isLabel(at, usual[state])) return state;
    const next = state + 1 < usual.length ? state + 1 : 0;
    return this.#isLabel(at, usual[next]) ? next : stateOf(this.#label(at), this.#isQuoted(at));
  }

  #isLabel(at: number, text: string | undefined): boolean {
    const start = this.#labels[2 * at] ?? 0;
    const end = this.#labels[2 * at + 1] ?? 0;
    return text !== undefined && end - start === text.length && this.#source.startsWith(text, start);
  }

  #takeNumbers(scanner: TextScanner, node: string, offset: number): void {
    this.#count += takeNumbers(scanner, node);
    this.#offsets.push(offset);
    this.#labelEnds.push(this.#labels.length / 2);
    this.#numberEnds.push(this.#count);
  }

  #labelsOf(row: number): string[] {
    const first = this.#labelEnds[row - 1] ?? 0;
    return Array.from({ length: (this.#labelEnds[row] ?? first) - first }, (_, index) => this.#label(first + index));
  }

  #label(at: number): string {
    const start = this.#labels[2 * at] ?? 0;
    const end = this.#labels[2 * at + 1] ?? 0;
    return this.#isQuoted(at) ? unescaped(this.#source.slice(start + 1, end - 1)) : this.#source.slice(start, end);
  }

  #isQuoted(at: number): boolean {
    return this.#source.charAt(this.#labels[2 * at] ?? 0) === '"';
  }
}
