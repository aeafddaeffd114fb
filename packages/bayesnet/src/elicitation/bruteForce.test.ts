import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configurationCount } from '../cpt/configuration.js';
import { configurationAt } from '../cpt/iteration.js';
import { type Combination, winnerOf } from './combination.js';
import { coverageCells, coverageOf } from './coverage.js';
import { firstQuestion, nextOpenQuestion, previousQuestion } from './openQuestion.js';
import { countUndecided } from './undecided.js';

/** A node with few enough configurations to look at every one. */
const node = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }).chain((radices) =>
  fc.record({
    radices: fc.constant(radices),
    combinations: fc
      .array(fc.tuple(...radices.map((radix) => fc.option(fc.integer({ min: 0, max: radix - 1 }), { freq: 2 }))), {
        maxLength: 6,
      })
      .map((rows) =>
        rows.map((states, index): Combination => ({ number: index + 1, value: [50, 50], nodes: chosen(states) })),
      ),
    answered: fc.uniqueArray(fc.integer({ min: 1, max: configurationCount(radices) })),
    from: fc.integer({ min: 1, max: configurationCount(radices) + 1 }),
  }),
);

const chosen = (states: readonly (number | null)[]) =>
  new Map(states.flatMap((state, parent) => (state === null ? [] : [[parent, state] as const])));

const every = (radices: readonly number[]) =>
  Array.from({ length: configurationCount(radices) }, (_, index) => ({
    iteration: index + 1,
    configuration: configurationAt(index + 1, radices) ?? [],
  }));

describe('without enumerating the table', () => {
  test('the next open question is the one that looking at every configuration finds', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations, answered, from }) => {
        const isAnswered = (iteration: number) => answered.includes(iteration);
        const open = every(radices)
          .filter(({ iteration, configuration }) => !winnerOf(combinations, configuration) && !isAnswered(iteration))
          .map(({ iteration }) => iteration);
        const expected = open.find((iteration) => iteration >= from) ?? open[0];
        expect(nextOpenQuestion({ radices, combinations, isAnswered }, from)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('R-721 the previous question and the first are those that no combination decides', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations, from }) => {
        const questions = { radices, combinations, isAnswered: () => true };
        const asked = every(radices)
          .filter(({ configuration }) => !winnerOf(combinations, configuration))
          .map(({ iteration }) => iteration);
        expect(previousQuestion(questions, from)).toBe(asked.filter((iteration) => iteration < from).at(-1));
        expect(firstQuestion(questions)).toBe(asked[0]);
      }),
      { numRuns: 500 },
    );
  });

  test('R-801 R-809 counts what each combination decides in order of priority', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations }) => {
        const winners = every(radices).map(({ configuration }) => winnerOf(combinations, configuration)?.number);
        const coverage = coverageOf(combinations, radices);
        expect(coverage.undecided).toBe(winners.filter((number) => number === undefined).length);
        for (const { number, wins } of coverage.combinations) {
          expect(wins).toBe(winners.filter((winner) => winner === number).length);
        }
        expect(countUndecided(combinations, radices)).toBe(coverage.undecided);
      }),
      { numRuns: 500 },
    );
  });

  test('the picture shows every column of the table with the combination that decides it', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations }) => {
        const cells = coverageCells(combinations, radices, 1_000) ?? [];
        const coverage = coverageOf(combinations, radices);
        expect(cells.filter((cell) => cell === undefined).length).toBe(coverage.undecided);
      }),
    );
  });
});
