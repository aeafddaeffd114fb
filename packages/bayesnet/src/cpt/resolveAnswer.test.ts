import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkExact } from './checkExact.js';
import { MILLION } from './exactShares.js';
import { type AnswerRows, decodeAnswer, encodeAnswer, resolveAnswer, type Share } from './resolveAnswer.js';
import { distributionOf } from './sharesOf.js';

const percents = (shares: readonly (number | null)[] | undefined) =>
  shares?.map((share) => (share === null ? null : share / 10_000));
const resolved = (values: AnswerRows['values'], rest: Omit<AnswerRows, 'values'> = {}) =>
  resolveAnswer({ values, ...rest });

const whole = fc.integer({ min: 1, max: 99 });
const share: fc.Arbitrary<Share> = fc.oneof(
  { weight: 6, arbitrary: whole },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: MILLION }).map((ppm) => ({ ppm })) },
  { weight: 1, arbitrary: fc.constantFrom({ ppm: 0 }, { ppm: MILLION }, { ppm: 1 }, { ppm: 999_999 }) },
);

type Act =
  | { readonly kind: 'set'; readonly state: number; readonly share: Share }
  | { readonly kind: 'keep' | 'undo'; readonly state: number }
  | { readonly kind: 'copy'; readonly shares: readonly Share[] };

const act = (states: number): fc.Arbitrary<Act> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('set' as const), state: fc.nat(states - 1), share }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constantFrom('keep' as const, 'undo' as const), state: fc.nat(states - 1) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('copy' as const),
        shares: fc.array(share, { minLength: states, maxLength: states }),
      }),
    },
  );

function perform(rows: AnswerRows, done: Act): AnswerRows {
  if (done.kind === 'copy') return { values: rows.values.map(() => null), start: done.shares, order: [] };
  const standing = resolveAnswer(rows).shown[done.state] ?? null;
  const kept: Share | null = standing === null ? null : { ppm: standing };
  const value = done.kind === 'set' ? done.share : done.kind === 'keep' ? kept : null;
  return {
    ...rows,
    values: rows.values.map((other, state) => (state === done.state ? value : other)),
    order: [...(rows.order ?? []).filter((state) => state !== done.state), done.state],
  };
}

/** Answers of 2 to 300 states after any sequence of acts. */
const answers = fc
  .record({ states: fc.oneof(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 300 })), isBlank: fc.boolean() })
  .chain(({ states, isBlank }) =>
    fc.array(act(states), { maxLength: 12 }).map((acts) =>
      acts.reduce<AnswerRows>(perform, {
        values: Array.from({ length: states }, () => null),
        ...(isBlank ? { start: null } : {}),
      }),
    ),
  );

describe('R-3570: what is set is what is stored', () => {
  test('one press at 70: the other state follows with 30', () => {
    expect(percents(resolved([70, null]).stored)).toEqual([70, 30]);
    expect(encodeAnswer({ values: [70, null] })).toEqual({ sliders: [70, 30], touched: [true, false] });
  });

  test('what is left is shared equally, and what whole percents cannot say is exact', () => {
    expect(percents(resolved([63, null, null]).shown)).toEqual([63, 18.5, 18.5]);
    expect(encodeAnswer({ values: [63, null, null] })).toEqual({
      sliders: [63, 19, 19],
      exact: [null, 185_000, 185_000],
      touched: [true, false, false],
    });
    const one = resolved([99, ...Array.from({ length: 19 }, () => null)]);
    expect(one.shown.slice(1).every((part) => part === 526 || part === 527)).toBe(true);
  });

  test('followers keep their proportions after a copied answer', () => {
    const copied = { start: [45, 38, 17] };
    expect(percents(resolved([null, null, null], copied).stored)).toEqual([45, 38, 17]);
    expect(percents(resolved([45, null, null], copied).stored)).toEqual([45, 38, 17]);
    expect(percents(resolved([null, 56, null], { start: [20, 60, 60] }).stored)).toEqual([11, 56, 33]);
    expect(percents(resolved([20, null, null], { start: [45, { ppm: 0 }, 55] }).stored)).toEqual([20, 0, 80]);
  });

  test('rows that do not add up say by how much, and are stored in proportion', () => {
    const three = resolved([63, 60, null]);
    expect(three).toMatchObject({ addsUp: false, excess: 230_000, last: 1 });
    expect(percents(three.shown)).toEqual([63, 60, 1]);
    expect(three.stored).toEqual([508_065, 483_871, 8_064]);
    expect(resolved([63, 25, 35], { order: [2, 0, 1] })).toMatchObject({ excess: 230_000, last: 1 });
    expect(resolved([63, 25]).excess).toBe(-120_000);
    expect(resolved([60, 40, null])).toMatchObject({ addsUp: false, excess: 0 });
    expect(resolved([60, 40])).toMatchObject({ addsUp: true, excess: 0 });
  });

  test('exact rows stay as they are unless they alone leave no room', () => {
    expect(percents(resolved([{ ppm: 2_000 }, 80, 60]).stored)?.[0]).toBe(0.2);
    expect(resolved([{ ppm: 600_000 }, { ppm: 600_000 }]).stored).toEqual([500_000, 500_000]);
    expect(resolved([{ ppm: 0 }, { ppm: 0 }]).stored).toBeUndefined();
    expect(percents(resolved([{ ppm: 0 }, null]).stored)).toEqual([0, 100]);
  });

  test('an untouched question stays 50 each', () => {
    expect(encodeAnswer({ values: [null, null, null] })).toEqual({
      sliders: [50, 50, 50],
      touched: [false, false, false],
    });
    expect(resolved([null, null, null])).toMatchObject({ shown: [500_000, 500_000, 500_000], addsUp: true });
  });

  test('with a blank start no row has a number until it is set or the only one left', () => {
    expect(resolved([30, null, null], { start: null })).toMatchObject({
      shown: [300_000, null, null],
      stored: undefined,
    });
    expect(percents(resolved([30, null, 20], { start: null }).stored)).toEqual([30, 50, 20]);
  });

  test('after any acts on 2 to 300 states the shares shown are those of what is sent, to a part per million', () => {
    fc.assert(
      fc.property(answers, (rows) => {
        const { shown, stored, addsUp } = resolveAnswer(rows);
        if (!stored) return;
        expect(stored.reduce((sum, part) => sum + part, 0)).toBe(MILLION);
        const { sliders, exact, touched } = encodeAnswer(rows);
        expect(checkExact(sliders, exact)).toBeUndefined();
        const sent = distributionOf(sliders, exact);
        for (const [state, part] of stored.entries()) {
          expect(Math.abs(part - (sent[state] ?? 0) * MILLION)).toBeLessThanOrEqual(1.000_001);
          if (addsUp && touched.includes(true)) expect(shown[state]).toBe(part);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('an answer that was sent opens with what is stored, and with the rows that were set', () => {
    fc.assert(
      fc.property(answers, (rows) => {
        const { stored } = resolveAnswer(rows);
        if (!stored) return;
        const sent = encodeAnswer(rows);
        const opened = decodeAnswer(sent);
        const again = resolveAnswer(opened).stored ?? [];
        for (const [state, part] of stored.entries())
          expect(Math.abs(part - (again[state] ?? 0))).toBeLessThanOrEqual(2);
        expect(encodeAnswer(opened).sliders.length).toBe(sent.sliders.length);
      }),
      { numRuns: 300 },
    );
    expect(
      decodeAnswer({ sliders: [63, 19, 19], exact: [null, 185_000, 185_000], touched: [true, false, false] }).values,
    ).toEqual([63, null, null]);
  });

  test('where nobody kept who set which row all are set, of two states that add up only the first', () => {
    expect(decodeAnswer({ sliders: [70, 30] }).values).toEqual([70, null]);
    expect(decodeAnswer({ sliders: [70, 50] }).values).toEqual([70, 50]);
    expect(decodeAnswer({ sliders: [70, 20, 10] }).values).toEqual([70, 20, 10]);
    // Marks that do not show what is stored are no marks.
    expect(decodeAnswer({ sliders: [63, 50, 50], touched: [true, false, false] }).values).toEqual([63, 50, 50]);
  });
});
