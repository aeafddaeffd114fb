import type { TableNumbers } from '../numbers.js';
import type { ProblemList } from '../problemList.js';
import type { RawNode, RawState, Word } from '../rawNode.js';
import { DEFAULT_COLUMN } from '../tablePlace.js';
import { signBehind, waysToSplit, withoutComments } from './names.js';
import { takeNumbers } from './takeNumbers.js';
import type { TextScanner } from './textScanner.js';
import { unescaped } from './unescaped.js';

/** How the labels of a file name the states of a parent. */
export interface StateLabels {
  /** The label of each state, if there is nothing special about it. */
  readonly usual: readonly string[];
  /** The index of the state that a label, which may stand in quotes, names; undefined if it names none. */
  readonly stateOf: (label: string, isQuoted: boolean) => number | undefined;
}

export type LabelsOf = (parent: RawNode) => StateLabels;

/** Labels that are the names of states. */
export const labelsByName: LabelsOf = ({ states }) => {
  const usual = states.map(({ text }) => text);
  const indices = new Map(usual.map((text, state) => [text, state]));
  return { usual, stateOf: (label) => indices.get(label) };
};

/** A parent, the labels of its states, and the state that the row before has named. */
interface Axis extends StateLabels {
  readonly parent: RawNode;
  state: number;
}

/** What stands behind a bracket that belongs to a label, in place of numbers. */
const labelSigns = [',', '(', ')', '[', ']'];

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
    const { start: offset, end: from } = scanner;
    const labels = this.#labels.length;
    scanner.next();
    while (scanner.kind === 'word' || scanner.kind === 'text') {
      if (scanner.is('*')) this.hasWildcard = true;
      this.#labels.push(scanner.start, scanner.end);
      scanner.next();
      scanner.take(',');
    }
    const isClosed = scanner.take(')') && !labelSigns.some((sign) => scanner.is(sign));
    if (!isClosed && !this.#takeAnyLabels(scanner, from, labels)) return;
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

  /**
   * Takes labels that hold brackets of their own, as `( (0,35], low ) 0.1, 0.9;` does, as one: they end at the last bracket
   * before the semicolon. False if there is none, which is reported.
   */
  #takeAnyLabels(scanner: TextScanner, from: number, labels: number): boolean {
    const source = this.#source;
    const semicolon = scanner.failed ? undefined : signBehind(source, from, ';');
    const text = semicolon === undefined ? '' : withoutComments(source, from, semicolon, 'x');
    const closing = text.lastIndexOf(')');
    const inside = text.slice(0, Math.max(0, closing));
    if (inside.trim() === '' || /[{}]/.test(inside) || scanner.specialIn(inside) === 'impossible') {
      scanner.refuse(')');
      return false;
    }
    this.#labels.length = labels;
    const start = from + inside.length - inside.trimStart().length;
    this.#labels.push(start, from + inside.trimEnd().length);
    if (/(?:^|,)\s*\*\s*(?:,|$)/.test(inside)) this.hasWildcard = true;
    scanner.goTo(from + closing + 1);
    return true;
  }

  #columnOf(row: number, node: string, axes: readonly Axis[], problems: ProblemList): number | undefined {
    const column = this.#columnOfLabels(row, axes) ?? this.#columnOfText(row, axes);
    if (column === undefined) this.#tellUnknown(row, node, axes, problems);
    return column;
  }

  /** The column by the labels as words; undefined if they are too many, too few, or no states. */
  #columnOfLabels(row: number, axes: readonly Axis[]): number | undefined {
    let at = this.#labelEnds[row - 1] ?? 0;
    if ((this.#labelEnds[row] ?? at) - at !== axes.length) return undefined;
    let column = 0;
    for (const axis of axes) {
      const state = this.#stateOf(axis, at);
      if (state === undefined) return undefined;
      axis.state = state;
      column = column * axis.usual.length + state;
      at += 1;
    }
    return column;
  }

  /** The column by what stands between commas: names may hold blanks, brackets and commas. */
  #columnOfText(row: number, axes: readonly Axis[]): number | undefined {
    for (const names of this.#waysToSplit(row)) {
      if (names.length !== axes.length) continue;
      const states = axes.map((axis, index) => this.#stateNamed(axis, names[index]));
      if (!states.includes(undefined)) {
        return axes.reduce((column, { usual }, index) => column * usual.length + (states[index] ?? 0), 0);
      }
    }
    return undefined;
  }

  #stateNamed({ stateOf }: Axis, name: Word | undefined): number | undefined {
    return name && stateOf(name.text, this.#source.charAt(name.offset) === '"');
  }

  #waysToSplit(row: number): Iterable<Word[]> {
    const first = this.#labelEnds[row - 1] ?? 0;
    const last = (this.#labelEnds[row] ?? first) - 1;
    return last < first ? [] : waysToSplit(this.#source, this.#labels[2 * first] ?? 0, this.#labels[2 * last + 1] ?? 0);
  }

  #tellUnknown(row: number, node: string, axes: readonly Axis[], problems: ProblemList): void {
    const labels = this.#wordsOf(row);
    const names = [labels, ...this.#waysToSplit(row)].find(({ length }) => length === axes.length);
    const at = axes.findIndex((axis, index) => this.#stateNamed(axis, names?.[index]) === undefined);
    const parent = axes[at]?.parent.id;
    const state = names?.[at]?.text;
    const params =
      parent !== undefined && state !== undefined
        ? ({ reason: 'state', node, parent, state } as const)
        : ({ reason: 'count', node, found: labels.length, needed: axes.length } as const);
    problems.error({ code: 'unknown-column', params, offset: this.#offsets[row] ?? 0 });
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
    return this.#wordsOf(row).map(({ text }) => text);
  }

  #wordsOf(row: number): Word[] {
    const first = this.#labelEnds[row - 1] ?? 0;
    return Array.from({ length: (this.#labelEnds[row] ?? first) - first }, (_, index) => ({
      text: this.#label(first + index),
      offset: this.#labels[2 * (first + index)] ?? 0,
    }));
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
