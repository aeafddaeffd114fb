import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileProblem } from '@credence/api-client';

/** A refusal, or a problem of a file, as it was sent. */
export interface Failure {
  readonly code: string;
  readonly params?: object | undefined;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** What the application's tests write in every language. */
export const collectedFile = path.resolve(import.meta.dirname, '../../app/src/ground/text/failures.collected.json');

/** The refusal itself, and what is wrong with the file that it is about. */
export function failuresIn({ problems = [], ...refusal }: Failure & { problems?: readonly FileProblem[] }): Failure[] {
  return [
    refusal,
    ...problems.map(({ code, params, message, line = 1, column = 1 }) => ({ code, params, message, line, column })),
  ];
}

/** One key for all that have the same sentence and the same parameters in it. */
export function keyOf({ code, params = {} }: Failure): string {
  const { reason = '' } = params as { reason?: string };
  return [code, reason, ...Object.keys(params).sort()].join(' ');
}

export function readFailures(file: string): Failure[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Failure[]) : [];
}

/** Keeps one failure for each key, on a line of its own: the first in order, so that the file stays as it is when tests run in another. */
export function writeFailures(file: string, failures: readonly Failure[]): void {
  // A sentence may have changed since it was collected: the latest counts.
  const latest = new Map(
    failures.map((failure) => [JSON.stringify([failure.code, failure.params, failure.line, failure.column]), failure]),
  );
  const inOrder = [...latest.values()]
    .map((failure) => [`${keyOf(failure)} ${JSON.stringify(failure)}`, failure] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, failure]) => failure);
  const kept = new Map(inOrder.toReversed().map((failure) => [keyOf(failure), failure]));
  const lines = [...kept.values()].toReversed().map((failure) => JSON.stringify(failure));
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
