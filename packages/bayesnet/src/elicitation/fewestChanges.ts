import { configurationAt } from '../cpt/iteration.js';
import { Tour } from './tour.js';

/** The repair's total budget, in rows examined or moved: about a tenth of a second for any input. */
const EFFORT = 2_000_000;
/** How many consecutive moves without improvement are allowed as a way out of a dead end. */
const DETOURS = 400;

/**
 * Reorders the iterations, keeping the first one first, so that fewer parents change between neighbours. It starts from
 * the given order, which is Gray order with holes and mostly right, and mends each jump over a hole by reversing the
 * stretch between the jump and a neighbour of one of its ends. The result depends only on the input, so it is the same
 * at every call and on every machine.
 */
export function fewestChanges(iterations: readonly number[], radices: readonly number[]): number[] {
  const rows = iterations.map((iteration) => configurationAt(iteration, radices) ?? []);
  const tour = new Tour(rows, radices, EFFORT);
  leaveFewJumps(tour);
  leaveFewSteps(tour);
  return tour.order().map((row) => iterations[row] ?? 0);
}

/** Runs until one parent changes at a time or no detour helps. */
function leaveFewJumps(tour: Tour): void {
  let best = { order: tour.order(), cost: tour.cost() };
  // A small seeded generator, so that every process takes the same detours.
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let detours = 0; detours < DETOURS && tour.effort > 0; ) {
    const jumps = tour.placesWithMore({ parents: 1 });
    if (jumps.length === 0) return;
    // Mending one jump may move the others; a place that no longer holds one is left alone.
    const mended = jumps.filter((at) => tour.mend(at));
    if (mended.length === 0) {
      detours += 1;
      tour.detour(jumps[random(jumps.length)] ?? 0, random);
      continue;
    }
    const cost = tour.cost();
    if (cost < best.cost) {
      best = { order: tour.order(), cost };
      detours = 0;
    }
  }
  tour.restore(best.order);
}

/** Runs until no reversal reduces the number of steps by which a parent changes. */
function leaveFewSteps(tour: Tour): void {
  tour.effort = EFFORT / 2;
  for (let mended = true; mended && tour.effort > 0; ) {
    mended = tour.placesWithMore({ steps: 1 }).filter((at) => tour.mend(at)).length > 0;
  }
}
