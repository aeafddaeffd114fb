import type { JudgementPlace, Places } from './judgementPlaces.js';

type Row = JudgementPlace & { readonly epoch: number; readonly revision: number; readonly iteration?: bigint };

/**
 * Rows without the copies of those that an earlier epoch has: where numbers of a study are adopted, a new epoch begins
 * with what was there, and nobody said it twice.
 */
export function withoutCopies<Each extends Row>(rows: readonly Each[], places: Places): Each[] {
  const first = new Map<string, number>();
  const nameOf = ({ networkId, assessmentId, nodeKey, iteration, revision }: Row) =>
    `${networkId} ${assessmentId} ${nodeKey} ${iteration} ${revision}`;
  const isInUse = (row: Row) => places.standing(row)?.epochs.has(row.epoch) ?? false;
  for (const row of rows)
    if (isInUse(row)) first.set(nameOf(row), Math.min(row.epoch, first.get(nameOf(row)) ?? row.epoch));
  return rows.filter((row) => !isInUse(row) || first.get(nameOf(row)) === row.epoch);
}
