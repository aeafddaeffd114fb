import type { LaneState } from './laneState.js';

/** A row of the table of answers: those of one expert, by state; null where there is none. */
export interface LaneRow {
  readonly code: number;
  readonly values: readonly (number | null)[];
}

/** The answers with a code, a row for each expert, by code. */
export function laneRows(states: readonly LaneState[]): readonly LaneRow[] {
  const codes = new Set(states.flatMap(({ answers }) => answers.flatMap(({ code }) => code ?? [])));
  const byCode = [...codes].sort((one, other) => one - other);
  return byCode.map((code) => ({
    code,
    values: states.map(({ answers }) => answers.find((answer) => answer.code === code)?.value ?? null),
  }));
}
