import type { Coded } from '../coded.js';
import { type Position, type Problem, type ProblemParams, START } from '../problem.js';
import { problemMessage } from '../problemSentences.js';
import { limits } from '../network/limits.js';
import { cut } from './quote.js';

/** Line and column lookup for a text, indexed once. Lines end with LF, CRLF or CR. */
class Lines {
  readonly #source: string;
  #starts: number[] | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  at(offset: number): Position {
    // The file as a whole, which needs no index.
    if (offset === 0) return START;
    this.#starts ??= lineStarts(this.#source);
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { offset, line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let index = 0; index < source.length; index += 1) {
    const code = source.charCodeAt(index);
    if (code === 10 || (code === 13 && source.charCodeAt(index + 1) !== 10)) starts.push(index + 1);
  }
  return starts;
}

/** A problem at an offset of a file. */
export type LocatedProblem = Coded<ProblemParams> & { readonly offset: number };

/** The problems of one file, capped in number. */
export class ProblemList {
  readonly #lines: Lines;
  readonly #errors: Problem[] = [];
  readonly #warnings: Problem[] = [];

  constructor(source: string) {
    this.#lines = new Lines(source);
  }

  /** True once an error refuses the file. */
  get refused(): boolean {
    return this.#errors.length > 0;
  }

  error(report: LocatedProblem): void {
    this.#add(this.#errors, 'error', report);
  }

  warning(report: LocatedProblem): void {
    this.#add(this.#warnings, 'warning', report);
  }

  /** Errors before warnings, each in file order. */
  all(): Problem[] {
    const byOffset = (a: Problem, b: Problem) => (a.position?.offset ?? 0) - (b.position?.offset ?? 0);
    return [...this.#errors.toSorted(byOffset), ...this.#warnings.toSorted(byOffset)];
  }

  #add(list: Problem[], severity: Problem['severity'], { offset, ...report }: LocatedProblem): void {
    if (list.length >= limits.problems) return;
    list.push(problemAt(this.#lines.at(offset), report, severity));
  }
}

/** A problem of a file, with its sentence. */
export function problemAt(
  position: Position,
  { code, params }: Coded<ProblemParams>,
  severity: Problem['severity'] = 'error',
): Problem {
  const told = { code, params: shortened(params), position } as Pick<Problem, 'code' | 'params' | 'position'>;
  const node = nodeOf(told.params);
  return { ...told, severity, message: problemMessage(told), ...(node === undefined ? {} : { node }) } as Problem;
}

/** Shortens words taken from the file, which may be of any length. */
function shortened(params: object): object {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? cut(value, limits.name) : value]),
  );
}

function nodeOf(params: Problem['params']): string | undefined {
  if ('nodes' in params) return params.nodes[0];
  return 'node' in params ? params.node : undefined;
}
