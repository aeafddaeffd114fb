import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configurationCount, configurationOfColumn } from '../cpt/configuration.js';
import { configurationAt } from '../cpt/iteration.js';
import { type Combination, matches } from './combination.js';
import { coverageCells, coverageOf } from './coverage.js';
import { nextOpenQuestion, previousQuestion, questionFrom } from './openQuestion.js';
import { decide } from './decide.js';
import { countUndecided } from './undecided.js';
import { winnerOf } from './winner.js';

/** A node with few enough configurations to check every one. */
const node = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }).chain((radices) =>
  fc.record({
    radices: fc.constant(radices),
    combinations: fc
      .array(fc.tuple(...radices.map((radix) => fc.option(fc.integer({ min: 0, max: radix - 1 }), { freq: 2 }))), {
        maxLength: 12,
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

const nodesOf = (combination: Combination | undefined) =>
  combination && combination.nodes !== 'rest' ? combination.nodes : new Map<number, number>();

/** The winner found by checking every combination. */
const winner = (combinations: readonly Combination[], configuration: readonly number[]) =>
  combinations.find(({ nodes }) => nodes !== 'rest' && matches(nodes, configuration));

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
          .filter(({ iteration, configuration }) => !winner(combinations, configuration) && !isAnswered(iteration))
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
          .filter(({ configuration }) => !winner(combinations, configuration))
          .map(({ iteration }) => iteration);
        expect(previousQuestion(questions, from)).toBe(asked.filter((iteration) => iteration < from).at(-1));
        expect(questionFrom(questions, 1)).toBe(asked[0]);
      }),
      { numRuns: 500 },
    );
  });

  test('R-801 R-809 counts what each combination decides in order of priority', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations }) => {
        const winners = every(radices).map(({ configuration }) => winner(combinations, configuration)?.number);
        const coverage = coverageOf(combinations, radices);
        expect(coverage.undecided).toBe(winners.filter((number) => number === undefined).length);
        for (const { number, wins } of coverage.combinations) {
          expect(wins).toBe(winners.filter((decider) => decider === number).length);
        }
        expect(countUndecided(combinations, radices)).toBe(coverage.undecided);
      }),
      { numRuns: 500 },
    );
  });

  test('the picture shows every column of the table with the combination that decides it', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations }) => {
        const cells = coverageCells(combinations, radices, 1_000);
        const columns = Array.from({ length: configurationCount(radices) }, (_, column) => {
          const configuration = configurationOfColumn(column, radices) ?? [];
          return winner(combinations, configuration)?.number;
        });
        expect(cells).toEqual(columns);
      }),
    );
  });

  test('a combination is shadowed where an earlier one matches all that it matches', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations }) => {
        for (const [index, { shadowedBy, covers }] of coverageOf(combinations, radices).combinations.entries()) {
          const mine = every(radices).filter(({ configuration }) =>
            matches(nodesOf(combinations[index]), configuration),
          );
          const outer = combinations.slice(0, index).filter(({ nodes }) => {
            return (
              nodes !== 'rest' &&
              [...nodes].every(([parent, state]) => nodesOf(combinations[index]).get(parent) === state)
            );
          });
          expect(covers).toBe(mine.length);
          expect(shadowedBy.length > 0).toBe(outer.length > 0);
          for (const number of shadowedBy) expect(outer.map((other) => other.number)).toContain(number);
        }
      }),
    );
  });

  test('the later of answer and combination decides, in any order of the list, and the rest what is left', () => {
    const saves = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(node, saves, fc.boolean(), fc.boolean(), ({ radices, combinations }, sequences, rest, answered) => {
        const saved = combinations.map((combination, index) => ({ ...combination, sequence: sequences[index] ?? 0 }));
        const last = { number: 1, nodes: 'rest' as const, value: [1, 99], sequence: sequences[12] ?? 0 };
        const list = rest ? [last, ...saved].reverse() : [...saved].reverse();
        const answer = answered ? { value: [40, 60], sequence: sequences[13] ?? 0 } : undefined;
        for (const { configuration } of every(radices)) {
          const first =
            saved.find(({ nodes }) => nodes !== 'rest' && matches(nodes, configuration)) ?? (rest ? last : undefined);
          const later = answer && (!first || answer.sequence > first.sequence);
          const by = later ? 'answer' : first && (first.nodes === 'rest' ? 'rest' : 'combination');
          expect(decide(configuration, list, answer)?.by).toBe(by);
          expect(winnerOf(list, configuration)).toEqual(first);
        }
      }),
    );
  });
});
