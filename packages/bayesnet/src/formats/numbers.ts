import { limits, tolerances } from '../network/limits.js';

/**
 * The stretches of a source that hold numbers: start and end of the first, start and end of the second, … Comments and
 * other markup between numbers fall between two stretches.
 */
export type Runs = readonly number[];

/** A line break or blank written as a character reference, which separates numbers like any other. */
const blankReference = /&#(?:x0*(?:9|a|d|20)|0*(?:9|10|13|32));/iy;

function blankReferenceEnd(source: string, at: number): number {
  blankReference.lastIndex = at;
  return blankReference.test(source) ? blankReference.lastIndex : at;
}

/** The end of the blanks starting at an offset. */
function skipBlanks(source: string, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (code <= 32) at += 1;
    else if (code === 38) {
      const after = blankReferenceEnd(source, at);
      if (after === at) return at;
      at = after;
    } else return at;
  }
  return at;
}

/** The end of the token starting at an offset. */
function tokenEnd(source: string, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (code <= 32 || (code === 38 && blankReferenceEnd(source, at) > at)) return at;
    at += 1;
  }
  return at;
}

/** Iterates over the number tokens of some runs, in order. */
export class TokenScanner {
  start = 0;
  end = 0;
  readonly #source: string;
  readonly #runs: Runs;
  #run = 0;
  #at: number;

  constructor(source: string, runs: Runs) {
    this.#source = source;
    this.#runs = runs;
    this.#at = runs[0] ?? 0;
  }

  /** Moves to the next token; false after the last. */
  next(): boolean {
    for (;;) {
      const runEnd = this.#runs[this.#run + 1];
      if (runEnd === undefined) return false;
      this.start = skipBlanks(this.#source, this.#at, runEnd);
      if (this.start < runEnd) {
        this.end = tokenEnd(this.#source, this.start, runEnd);
        this.#at = this.end;
        return true;
      }
      this.#run += 2;
      this.#at = this.#runs[this.#run] ?? 0;
    }
  }
}

/** True if the runs hold nothing but blanks. */
export function isBlank(source: string, runs: Runs): boolean {
  return !new TokenScanner(source, runs).next();
}

/** A decimal number as XDSL and XMLBIF write it. No two parts can match the same characters (no backtracking). */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

const powersOfTen = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** The probability that a token denotes; undefined if it denotes none. */
function probability(token: string): number | undefined {
  if (!decimal.test(token)) return undefined;
  const value = Number(token);
  if (value > 1 + tolerances.aboveOne || value < -tolerances.belowZero) return undefined;
  // Below the smallest normal double there is no precision left to compute with.
  return value < 2.3e-308 ? 0 : value;
}

/** Reads the tables of one file: probabilities go into one reused buffer, and all tables share one limit. */
export class NumberReader {
  readonly #source: string;
  #values = new Float64Array(256);
  #total = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** True once the file has exceeded the limit on numbers. */
  get exhausted(): boolean {
    return this.#total > limits.numbers;
  }

  /** The probabilities of one table. `invalid` is called with each token that is not a probability. */
  read(runs: Runs, invalid: (start: number, end: number) => void): Float64Array {
    let count = 0;
    for (let run = 0; run + 1 < runs.length; run += 2) {
      const start = runs[run] ?? 0;
      count = this.#readRun(start, runs[run + 1] ?? start, count, invalid);
    }
    this.#total += count;
    return this.#values.slice(0, count);
  }

  #readRun(from: number, end: number, first: number, invalid: (start: number, end: number) => void): number {
    const source = this.#source;
    let count = first;
    let at = skipBlanks(source, from, end);
    while (at < end) {
      if (count === this.#values.length && !this.#grow(count)) return count;
      const start = at;
      let digits = 0;
      let point = -1;
      let code = 0;
      // The exact case of Clinger's algorithm: digits below 2^53 over a power of ten that is a double.
      for (; at < end; at += 1) {
        code = source.charCodeAt(at);
        if (code >= 48 && code <= 57) digits = digits * 10 + (code - 48);
        else if (code === 46 && point < 0) point = at;
        else break;
      }
      const decimals = point < 0 ? 0 : at - point - 1;
      const whole = at === end || code <= 32;
      if (whole && digits <= Number.MAX_SAFE_INTEGER && decimals <= 22 && at - start > (point < 0 ? 0 : 1)) {
        const value = digits / (powersOfTen[decimals] ?? 1);
        this.#values[count] = value;
        if (value > 1 + tolerances.aboveOne) invalid(start, at);
      } else {
        at = tokenEnd(source, start, end);
        const value = probability(source.slice(start, at));
        if (value === undefined) invalid(start, at);
        this.#values[count] = value ?? Number.NaN;
      }
      count += 1;
      at = skipBlanks(source, at, end);
    }
    return count;
  }

  /** Makes room; false if that would exceed the file's limit on numbers. */
  #grow(count: number): boolean {
    if (this.#total + count > limits.numbers) return false;
    const values = new Float64Array(Math.min(this.#values.length * 2, limits.numbers + 1));
    values.set(this.#values);
    this.#values = values;
    return true;
  }
}
