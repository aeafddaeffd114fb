import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { Model, type ModelCombination } from '../../../test/model.js';
import { type TestApp, testApp } from '../../../test/testApp.js';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const radices = fc.array(fc.integer({ min: 2, max: 3 }), { minLength: 1, maxLength: 3 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      at: fc.nat(26),
      value: fc.integer({ min: 1, max: 99 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('combinations' as const),
      chosen: fc.array(fc.array(fc.option(fc.nat(2)), { minLength: 3, maxLength: 3 }), { maxLength: 3 }),
      rest: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('aside' as const), at: fc.nat(26) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
);

/** The chosen states as combinations of this node, without duplicates and empty ones. */
function combinationsOf(radices: readonly number[], chosen: (number | null)[][], rest: boolean): ModelCombination[] {
  const kept = new Map<string, Record<string, number>>();
  for (const states of chosen) {
    const nodes = Object.fromEntries(
      radices.flatMap((radix, parent) => {
        const state = states[parent];
        return typeof state === 'number' ? [[String(parent), state % radix]] : [];
      }),
    );
    if (Object.keys(nodes).length > 0) kept.set(JSON.stringify(nodes), nodes);
  }
  const list: ModelCombination[] = [...kept.values()].map((nodes, index) => ({
    nodes,
    value: [10 + index, 20],
    number: index + 1,
  }));
  return rest && list.length > 0 ? [...list, { nodes: -1, value: [7, 8] }] : list;
}

test('next questions, shares and values are those of a model that knows every question', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(radices, fc.array(step, { maxLength: 12 }), async (radices, steps) => {
      const parents = radices.map((states, index) => ({ id: `P${index}`, states }));
      const { owner, at } = await assessed(server, [
        ...parents,
        { id: 'C', states: 2, parents: parents.map(({ id }) => id) },
      ]);
      const node = at(`n${radices.length + 1}`);
      const { parents: named } = (await owner.get(node)).json<{ parents: unknown[] }>();
      const model = new Model(radices);
      for (const given of steps) {
        if (given.kind === 'reset') {
          await owner.post(`${node}/reset`);
          model.reset();
        } else if (given.kind === 'aside') {
          const iteration = (given.at % model.total) + 1;
          const body = answer([50, 50], { standing: 'not_my_field' });
          const saved = (await owner.post(`${node}/${iteration}/save`, body)).json();
          model.setAside(iteration);
          expect(saved).toMatchObject({
            next_iteration: model.next(iteration),
            percentCompleted: model.percent(),
          });
        } else if (given.kind === 'answer') {
          const iteration = (given.at % model.total) + 1;
          const sliders = [given.value, 50];
          const wasOpen = model.isOpen(iteration);
          const saved = (await owner.post(`${node}/${iteration}/save`, answer(sliders))).json();
          model.answer(iteration, sliders);
          expect(saved).toMatchObject({
            next_iteration: wasOpen ? model.nextOpen(iteration) : model.next(iteration),
            percentCompleted: model.percent(),
          });
        } else {
          const combinations = combinationsOf(radices, given.chosen, given.rest);
          const saved = (await owner.post(`${node}/save`, { combinations, parents: named })).json();
          model.save(combinations);
          expect(saved).toMatchObject({ success: true, nextQuestion: model.nextOpen(0) });
        }
      }
      for (let iteration = 1; iteration <= model.total; iteration += 1) {
        expect((await owner.get(`${node}/${iteration}`)).json()).toMatchObject(model.question(iteration));
      }
    }),
    { numRuns: 25 },
  );
});
