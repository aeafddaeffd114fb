import type { LaneState } from './laneState.js';

/** A row of the table of answers: those of one expert, by state; null where there is none. */
export interface LaneRow {
  readonly code: string;
  readonly values: readonly (number | null)[];
}

/** The answers with a code, a row for each expert in the order in which they first answer. */
export function laneRows(states: readonly LaneState[]): readonly LaneRow[] {
  const codes = new Set(states.flatMap(({ answers }) => answers.flatMap(({ code }) => code ?? [])));
  return [...codes].map((code) => ({
    code,
    values: states.map(({ answers }) => answers.find((answer) => answer.code === code)?.value ?? null),
  }));
}
