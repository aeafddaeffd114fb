import type { Study } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import { type Adoption, listAdoptions } from '../../judgements/index.js';
import { retention } from '../../platform/limits/retention.js';

/** Until when an adoption can be undone. */
export const undoableUntil = ({ at }: Pick<Adoption, 'at'>): Date => new Date(at.getTime() + retention.adoptions);

/** What is in the network of a study now. Only the last adoption can be undone, so that nobody reaches an earlier one. */
export async function presentAdoption(reader: Reader, networkId: string, now: Date): Promise<Pick<Study, 'adopted'>> {
  const all = await listAdoptions(reader, networkId);
  const present = all.find(({ isUndone }) => !isUndone);
  if (!present) return {};
  const { of, at, columns, left } = present;
  const until = undoableUntil(present);
  const mayUndo = present === all[0] && now < until;
  return {
    adopted: {
      of,
      at: at.toISOString(),
      columns,
      left,
      ...(mayUndo ? { undoUntil: until.toISOString() } : {}),
    },
  };
}
