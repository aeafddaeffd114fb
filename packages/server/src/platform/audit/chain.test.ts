import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBreak, type SealedEntry, sealOf } from './chain.js';

const metadata = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)));
const chain = fc
  .array(
    fc.record({ type: fc.string(), userId: fc.option(fc.uuid()), metadata, at: fc.date({ noInvalidDate: true }) }),
    {
      minLength: 2,
      maxLength: 12,
    },
  )
  .map((told) => {
    const sealed: SealedEntry[] = [];
    for (const [index, entry] of told.entries()) {
      const row = { ...entry, number: index + 1 };
      const previous = sealed.at(-1)?.hash ?? '';
      sealed.push({ ...row, previous, hash: sealOf(row, previous) });
    }
    return sealed;
  });

describe('the chain of the audit log', () => {
  test('is intact as written, and after old entries were removed from its beginning', () => {
    fc.assert(
      fc.property(chain, fc.nat(), (entries, off) => {
        expect(findBreak(entries)).toBeUndefined();
        expect(findBreak(entries.slice(off % entries.length))).toBeUndefined();
      }),
    );
  });

  test('reveals every entry that was changed, removed or swapped, 1,000 times', () => {
    const tampering = fc.constantFrom('type', 'userId', 'at', 'metadata', 'number', 'take out', 'swap');
    fc.assert(
      fc.property(chain, fc.nat(), tampering, (entries, at, how) => {
        const index = at % entries.length;
        expect(findBreak(tampered(entries, index, how))).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});

function tampered(entries: readonly SealedEntry[], index: number, how: string): SealedEntry[] {
  const entry = entries[index]!;
  if (how === 'take out') {
    // The chain cannot detect missing entries at its ends, only in the middle.
    const middle = Math.min(Math.max(1, index), entries.length - 2);
    return entries.length > 2 ? entries.toSpliced(middle, 1) : [entries[1]!, entries[0]!];
  }
  if (how === 'swap') return entries.toReversed();
  const changed = {
    type: { type: `${entry.type}!` },
    userId: { userId: entry.userId ? null : '00000000-0000-4000-8000-000000000000' },
    at: { at: new Date(entry.at.getTime() === 0 ? 1 : 0) },
    metadata: { metadata: { ...entry.metadata, planted: (entry.metadata.planted ?? 0) === 0 ? 1 : 0 } },
    number: { number: entry.number + 1 },
  }[how];
  return entries.with(index, { ...entry, ...changed });
}
