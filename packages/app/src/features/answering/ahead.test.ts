import type { Question } from '@credence/api-client';
import { expect, test, vi } from 'vitest';
import { buildQuestion } from '../../test/questionBuilders.js';
import { type Around, createAhead, FAR } from './ahead.js';
import type { AnswerPlace } from './place.js';

const place = (iteration: number): AnswerPlace => ({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration });

/** Along the questions of one node. */
const along: Around = (at, { nextIteration, previousIteration }) => {
  const to = (iteration: number | null) => (iteration === null ? undefined : { ...at, iteration });
  return { next: to(nextIteration), back: to(previousIteration) };
};

/** A node with `count` open questions in a row. */
function node(count: number) {
  let now = 0;
  let broken = false;
  let refused = false;
  const asked: string[] = [];
  const checks: number[] = [];
  const at = (iteration: number): Question =>
    buildQuestion({
      currentIteration: iteration,
      previousIteration: iteration > 1 ? iteration - 1 : null,
      nextIteration: iteration < count ? iteration + 1 : null,
    });
  const ahead = createAhead({
    load({ iteration }, from) {
      asked.push(`${iteration} from ${from ?? 'nowhere'}`);
      return broken ? Promise.reject(new Error('cut')) : Promise.resolve(at(iteration));
    },
    check({ iteration }) {
      checks.push(iteration);
      return refused ? Promise.reject(new Error('no access')) : Promise.resolve();
    },
    opened: () => null,
    stopwatch: () => now,
  });
  const settled = async () => {
    let before = -1;
    while (before !== asked.length) {
      before = asked.length;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return {
    ahead,
    asked,
    checks,
    at,
    settled,
    later: (minutes: number) => (now += minutes * 60_000),
    breaks: () => (broken = true),
    refuses: () => (refused = true),
  };
}

test('the next question comes first, then the previous one, then as many as an expert may answer offline', async () => {
  const { ahead, asked, at, settled } = node(100);
  ahead.prepare(place(5), at(5), along);
  await settled();
  expect(asked).toEqual([
    '6 from 5',
    '4 from 5',
    ...Array.from({ length: FAR - 1 }, (_, index) => `${index + 7} from ${index + 6}`),
  ]);
});

test('held questions are not loaded again: each step loads only the farthest question and the one back', async () => {
  const { ahead, asked, at, settled } = node(100);
  ahead.prepare(place(5), at(5), along);
  await settled();
  asked.length = 0;
  expect(ahead.take(place(6), 5)?.currentIteration).toBe(6);
  ahead.prepare(place(6), at(6), along);
  await settled();
  expect(asked).toEqual(['5 from 6', '16 from 15']);
});

test('R-3125: access is checked once for all questions that are prefetched together, and not for those that are held', async () => {
  const { ahead, asked, checks, at, settled } = node(100);
  ahead.prepare(place(5), at(5), along);
  await settled();
  expect([asked.length, checks]).toEqual([FAR + 1, [5]]);
  ahead.prepare(place(5), at(5), along);
  await settled();
  expect([asked.length, checks]).toEqual([FAR + 1, [5]]);
});

test('R-3125: questions around one whose access has just been checked need no check of their own', async () => {
  const { ahead, asked, checks, at, settled } = node(100);
  ahead.prepare(place(5), at(5), along, true);
  await settled();
  expect([asked.length, checks]).toEqual([FAR + 1, []]);
});

test('R-3125: without access no question is held', async () => {
  const { ahead, at, settled, refuses } = node(100);
  refuses();
  ahead.prepare(place(5), at(5), along);
  await settled();
  expect([ahead.known(place(6)), ahead.known(place(4))]).toEqual([undefined, undefined]);
});

test('a question is handed out once, and known from then on', async () => {
  const { ahead, at, settled } = node(9);
  ahead.prepare(place(1), at(1), along);
  await settled();
  expect(ahead.take(place(2), 1)).toBeDefined();
  expect(ahead.take(place(2), 1)).toBeUndefined();
  expect(ahead.known(place(2))?.currentIteration).toBe(2);
  expect(ahead.cameFrom(place(2))).toBe(1);
});

test('a question prefetched for a different previous question marks different changes, and is loaded again', async () => {
  const { ahead, at, settled } = node(9);
  ahead.prepare(place(1), at(1), along);
  await settled();
  expect(ahead.take(place(3), 1)).toBeUndefined();
  expect(ahead.take(place(3), 2)).toBeDefined();
});

test('a question older than a few minutes is loaded again', async () => {
  const { ahead, at, settled, later } = node(9);
  ahead.prepare(place(1), at(1), along);
  await settled();
  later(6);
  expect(ahead.take(place(2), 1)).toBeUndefined();
  expect(ahead.known(place(2))).toBeDefined();
});

test('around the last question there is only the way back', async () => {
  const { ahead, asked, at, settled } = node(3);
  ahead.prepare(place(3), at(3), along);
  await settled();
  expect(asked).toEqual(['2 from 3']);
});

test('questions that lead around in a ring are asked for once', async () => {
  const load = vi.fn(({ iteration }: AnswerPlace) =>
    Promise.resolve(
      buildQuestion({ currentIteration: iteration, nextIteration: iteration === 2 ? 1 : 2, previousIteration: null }),
    ),
  );
  const ahead = createAhead({ opened: () => null, load, check: () => Promise.resolve(), stopwatch: () => 0 });
  ahead.prepare(place(1), buildQuestion({ currentIteration: 1, nextIteration: 2, previousIteration: null }), along);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(load).toHaveBeenCalledOnce();
});

test('a network that goes ends it, in silence', async () => {
  const { ahead, asked, at, settled, breaks } = node(9);
  breaks();
  ahead.prepare(place(1), at(1), along);
  await settled();
  expect(asked).toEqual(['2 from 1']);
});

test('nothing is left for the next user', async () => {
  const { ahead, at, settled } = node(9);
  ahead.prepare(place(1), at(1), along);
  await settled();
  ahead.forget();
  expect([ahead.take(place(2), 1), ahead.known(place(2))]).toEqual([undefined, undefined]);
});

test('however many questions are answered, only a limited number is held', () => {
  const { ahead, at } = node(1000);
  for (let iteration = 1; iteration <= 1000; iteration++) ahead.remember(place(iteration), null, at(iteration));
  expect([ahead.known(place(1)), ahead.known(place(1000))?.currentIteration]).toEqual([undefined, 1000]);
});

test('a way that leads through several nodes is prepared as it will be walked', async () => {
  const { ahead, asked, at, settled } = node(9);
  const elsewhere = { ...place(7), nodeId: 'n5' };
  const way = [place(4), elsewhere, place(2), place(8)];
  ahead.prepare(place(4), at(4), (from) => {
    const step = way.findIndex(({ nodeId, iteration }) => nodeId === from.nodeId && iteration === from.iteration);
    return { next: way[step + 1], back: undefined };
  });
  await settled();
  // In another node nothing was open before; back in this one it is the question left last.
  expect(asked).toEqual(['7 from nowhere', '2 from 4', '8 from 2']);
  expect(ahead.known(elsewhere)?.currentIteration).toBe(7);
});
