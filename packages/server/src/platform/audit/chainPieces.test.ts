import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SealedEntry, sealOf } from './chain.js';
import { ChainPieces } from './chainPieces.js';

const entries: SealedEntry[] = [];
for (let number = 5; number < 17; number += 1) {
  const row = { number, at: new Date(number * 1000), type: 'signed_in', userId: null, metadata: { note: number } };
  const previous = entries.at(-1)?.hash ?? 'of an entry that retention removed';
  entries.push({ ...row, previous, hash: sealOf(row, previous) });
}

const breakOf = (given: readonly SealedEntry[]) => {
  const pieces = new ChainPieces();
  for (const entry of given) pieces.take(entry);
  return pieces.findBreak();
};
const orders = fc.shuffledSubarray(entries, { minLength: entries.length });
const inner = fc.integer({ min: 1, max: entries.length - 2 });

test('R-3281: the chain of the audit log is checked in whatever order its entries are stored', () => {
  fc.assert(
    fc.property(orders, (order) => {
      expect(breakOf(order)).toBeUndefined();
    }),
  );
});

test('R-3281: an entry that is missing, or that was changed and sealed anew, is found in any order', () => {
  fc.assert(
    fc.property(orders, inner, (order, index) => {
      const { number } = entries[index]!;
      expect(breakOf(order.filter((entry) => entry.number !== number))).toEqual({
        number: number + 1,
        reason: 'missing',
      });
      const changed = (entry: SealedEntry, sealed: boolean) => {
        const forged = { ...entry, type: 'signed_out' };
        return sealed ? { ...forged, hash: sealOf(forged, entry.previous) } : forged;
      };
      const forge = (sealed: boolean) =>
        breakOf(order.map((entry) => (entry.number === number ? changed(entry, sealed) : entry)));
      expect(forge(false)).toEqual({ number, reason: 'changed' });
      expect(forge(true)).toEqual({ number: number + 1, reason: 'missing' });
    }),
  );
});
