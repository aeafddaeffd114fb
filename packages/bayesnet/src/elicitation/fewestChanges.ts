import { configurationAt } from '../cpt/iteration.js';
import { Tour } from './tour.js';

/** What the repair may cost over all its tries, in rows looked at or moved: a tenth of a second, for whatever rows. */
const EFFORT = 2_000_000;
/** So many moves in a row that make nothing better may lead out of a dead end. */
const DETOURS = 400;

/**
 * The same iterations, the first one first, in an order with fewer changes of parents from one to the next. It
 * begins with the order that is given, which is Gray order with holes and mostly right, and mends each jump over a
 * hole by turning round what stands between the jump and a neighbour of one of its ends. It depends on nothing but
 * what is given, so it is the same whenever and wherever it is asked for.
 */
export function fewestChanges(iterations: readonly number[], radices: readonly number[]): number[] {
  const rows = iterations.map((iteration) => configurationAt(iteration, radices) ?? []);
  const tour = new Tour(rows, radices, EFFORT);
  leaveFewJumps(tour);
  leaveFewSteps(tour);
  return tour.order().map((row) => iterations[row] ?? 0);
}

/** Until one parent changes at a time, or no detour leads further. */
function leaveFewJumps(tour: Tour): void {
  let best = { order: tour.order(), cost: tour.cost() };
  // A small generator with a seed of its own: every process takes the same detours.
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let detours = 0; detours < DETOURS && tour.effort > 0; ) {
    const jumps = tour.placesWithMore({ parents: 1 });
    if (jumps.length === 0) return;
    // Once one is mended the places of the others may have moved; what stands there then is left as it is.
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

/** Until no piece that is turned round makes a parent change by fewer steps. */
function leaveFewSteps(tour: Tour): void {
  tour.effort = EFFORT / 2;
  for (let mended = true; mended && tour.effort > 0; ) {
    mended = tour.placesWithMore({ steps: 1 }).filter((at) => tour.mend(at)).length > 0;
  }
}
