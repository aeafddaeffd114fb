import { limits, tolerances } from '../network/limits.js';

/**
 * The stretches of a source that hold numbers: start and end of the first, start and end of the second, … Comments and
 * other markup between numbers fall between two stretches; in a stretch there are blanks between numbers, and in the formats
 * that have them commas and brackets.
 */
export type Runs = ArrayLike<number>;

/** A line break or blank written as a character reference, which separates numbers like any other. */
const blankReference = /&#(?:x0*(?:9|a|d|20)|0*(?:9|10|13|32));/iy;

function blankReferenceEnd(source: string, at: number): number {
  blankReference.lastIndex = at;
  return blankReference.test(source) ? blankReference.lastIndex : at;
}

/** Which ASCII characters may stand between numbers: blanks, and perhaps commas and brackets. */
type Separators = Uint8Array;

const AMPERSAND = 38;
/** As in XML, the only format with references, where nothing else separates numbers. */
const blanks = Uint8Array.from({ length: 128 }, (_, code) => Number(code <= 32));
const punctuation = blanks.map((isBlank, code) => isBlank || Number(',()[]{}'.includes(String.fromCharCode(code))));
const separatorsOf = (punctuated: boolean): Separators => (punctuated ? punctuation : blanks);

/** The end of the separators starting at an offset. */
function skipSeparators(source: string, from: number, end: number, separators: Separators): number {
  let at = from;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (code < 128 && separators[code] === 1) at += 1;
    else if (code === AMPERSAND && separators === blanks) {
      const after = blankReferenceEnd(source, at);
      if (after === at) return at;
      at = after;
    } else return at;
  }
  return at;
}

/** The end of the token starting at an offset. */
function tokenEnd(source: string, from: number, end: number, separators: Separators): number {
  for (let at = from; at < end; at += 1) {
    const code = source.charCodeAt(at);
    // Most are digits, which separate nothing.
    if (code >= 48 && code <= 57) continue;
    if (code < 128 && separators[code] === 1) return at;
    if (code === AMPERSAND && separators === blanks && blankReferenceEnd(source, at) > at) return at;
  }
  return end;
}

/** Iterates over the number tokens of some runs, in order. */
export class TokenScanner {
  start = 0;
  end = 0;
  readonly #source: string;
  readonly #runs: Runs;
  readonly #separators: Separators;
  #run = 0;
  #at: number;

  /** @param punctuated whether commas and brackets may stand between the tokens */
  constructor(source: string, runs: Runs, punctuated: boolean) {
    this.#source = source;
    this.#runs = runs;
    this.#separators = separatorsOf(punctuated);
    this.#at = runs[0] ?? 0;
  }

  /** Moves to the next token; false after the last. */
  next(): boolean {
    for (;;) {
      const runEnd = this.#runs[this.#run + 1];
      if (runEnd === undefined) return false;
      this.start = skipSeparators(this.#source, this.#at, runEnd, this.#separators);
      if (this.start < runEnd) {
        this.end = tokenEnd(this.#source, this.start, runEnd, this.#separators);
        this.#at = this.end;
        return true;
      }
      this.#run += 2;
      this.#at = this.#runs[this.#run] ?? 0;
    }
  }
}

/** A decimal number as XDSL and XMLBIF write it. No two parts can match the same characters (no backtracking). */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

const powersOfTen = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** The number that a token denotes, rounded up to 0; undefined if it denotes none, or a negative one. */
function numberOf(token: string): number | undefined {
  if (!decimal.test(token)) return undefined;
  const value = Number(token);
  if (value < -tolerances.belowZero) return undefined;
  // Below the smallest normal double there is no precision left to compute with.
  return value < 2.3e-308 ? 0 : value;
}

/** Whether a number is more than a probability can be, rounding aside. */
export const isAboveOne = (value: number): boolean => value > 1 + tolerances.aboveOne;

/** Whether a token is no probability because it is too large a number. */
export const isTooLarge = (token: string): boolean => isAboveOne(numberOf(token) ?? 0);

/** The numbers of a table as they stand in the file. */
export interface TableNumbers {
  readonly values: Float64Array;
  /** Start and end of each in the source. */
  readonly places: Int32Array;
  /** Start and end of each token that is no probability; its value is not a number, or too large. */
  readonly invalid: readonly number[];
}

/** Where numbers are looked for. */
export interface NumberText {
  readonly source: string;
  /** By ASCII code: 0 for what tokens consist of, 1 for what may be between two, 2 for what stands behind the last. */
  readonly classes: Uint8Array;
  /** The end of a token that is no plain number. */
  readonly tokenEnd: (start: number, end: number) => number;
}

/** Whether reading goes on behind the character at an offset, behind so many numbers. */
export type Passes = (at: number, found: number) => boolean;

/** A text, and whether commas and brackets may stand between its numbers, beside blanks. */
export interface TextOfNumbers {
  readonly source: string;
  readonly punctuated: boolean;
}

/** The stretches of a text, whatever stands in them. */
export function numbersIn({ source, punctuated }: TextOfNumbers): NumberText {
  const classes = separatorsOf(punctuated);
  return { source, classes, tokenEnd: (start, end) => tokenEnd(source, start, end, classes) };
}

/** Reads the tables of one file: probabilities go into one reused buffer, and all tables share one limit. */
export class NumberReader {
  /** The end of the number that was read last, and where reading stopped behind it. */
  end = 0;
  stop = 0;
  readonly #text: NumberText;
  #values = new Float64Array(256);
  #places = new Int32Array(2 * 256);
  #invalid: number[] = [];
  #count = 0;
  #total = 0;

  constructor(text: NumberText) {
    this.#text = text;
  }

  /** True once the file has exceeded the limit on numbers. */
  get exhausted(): boolean {
    return this.#total + this.#count > limits.numbers;
  }

  /** The table of some stretches. */
  table(runs: Runs): TableNumbers {
    for (let run = 0; run + 1 < runs.length; run += 2) this.read(runs[run] ?? 0, runs[run + 1] ?? 0);
    return this.take();
  }

  /** The table that was read since the last one was taken. */
  take(): TableNumbers {
    const table = {
      values: this.#values.slice(0, this.#count),
      places: this.#places.slice(0, 2 * this.#count),
      invalid: this.#invalid,
    };
    this.#total += this.#count;
    this.#count = 0;
    this.#invalid = [];
    return table;
  }

  /**
   * Reads numbers from an offset up to another, or to what stands behind the last of them.
   * @param most how many at most
   * @param passes is asked of each character that stands behind a number
   * @returns how many
   */
  read(from: number, to: number, most = Number.POSITIVE_INFINITY, passes?: Passes): number {
    const { source, classes } = this.#text;
    const before = this.#count;
    let count = before;
    let at = skipSeparators(source, from, to, classes);
    while (at < to && count - before < most) {
      if (count === this.#values.length && !this.#grow(count)) break;
      const start = at;
      const first = source.charCodeAt(at);
      if (first < 128 && classes[first] === 2) {
        if (!passes?.(at, count - before)) break;
        at = skipSeparators(source, at + 1, to, classes);
        continue;
      }
      // Nine digits each: whole numbers of 32 bits are several times as fast as doubles.
      let head = 0;
      let tail = 0;
      let inTail = 0;
      let point = -1;
      let code = 0;
      for (; at < to; at += 1) {
        code = source.charCodeAt(at);
        if (code >= 48 && code <= 57) {
          if (head < 100_000_000) head = (head * 10 + code - 48) | 0;
          else {
            inTail += 1;
            tail = (tail * 10 + code - 48) | 0;
          }
        } else if (code === 46 && point < 0) point = at;
        else break;
      }
      // The exact case of Clinger's algorithm: digits below 2^53 over a power of ten that is a double.
      const digits = inTail === 0 ? head : inTail > 9 ? Number.NaN : head * (powersOfTen[inTail] ?? 1) + tail;
      const decimals = point < 0 ? 0 : at - point - 1;
      const whole = at === to || (code < 128 && classes[code] !== 0);
      if (whole && digits <= Number.MAX_SAFE_INTEGER && decimals <= 22 && at - start > (point < 0 ? 0 : 1)) {
        const value = digits / (powersOfTen[decimals] ?? 1);
        this.#values[count] = value;
        if (isAboveOne(value)) this.#invalid.push(start, at);
      } else {
        // A comment, or a blank beyond ASCII.
        const end = this.#text.tokenEnd(start, to);
        if (end === start) break;
        at = end;
        const value = numberOf(source.slice(start, at));
        if (value === undefined || isAboveOne(value)) this.#invalid.push(start, at);
        this.#values[count] = value ?? Number.NaN;
      }
      this.#places[2 * count] = start;
      this.#places[2 * count + 1] = at;
      count += 1;
      this.end = at;
      at = skipSeparators(source, at, to, classes);
    }
    this.#count = count;
    this.stop = at;
    return count - before;
  }

  /** Makes room; false if that would exceed the file's limit on numbers. */
  #grow(count: number): boolean {
    if (this.#total + count > limits.numbers) return false;
    const values = new Float64Array(Math.min(this.#values.length * 2, limits.numbers + 1));
    values.set(this.#values);
    this.#values = values;
    const places = new Int32Array(2 * values.length);
    places.set(this.#places);
    this.#places = places;
    return true;
  }
}
