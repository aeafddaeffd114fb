import type { Random } from './random.js';

/**
 * A distribution drawn at random around this one, as close to it as `cases` observed cases would keep it: of the
 * Dirichlet distribution with the parameters `cases` × p. What is 0 stays 0.
 */
export function dirichletAround(shares: ArrayLike<number>, cases: number, random: Random): Float64Array {
  const found = Float64Array.from(shares, (share) => (share > 0 ? gamma(share * cases, random) : 0));
  const total = found.reduce((sum, each) => sum + each, 0);
  // Parameters near 0 may leave nothing that a number can hold: nearly all of it then lies in one state.
  if (!(total > 0)) return certainOf(shares, random);
  return found.map((each) => each / total);
}

function certainOf(shares: ArrayLike<number>, random: Random): Float64Array {
  let left = random();
  let chosen = 0;
  for (let state = 0; state < shares.length; state += 1) {
    if (!(shares[state]! > 0)) continue;
    chosen = state;
    left -= shares[state]!;
    if (left < 0) break;
  }
  return Float64Array.from(shares, (_, state) => (state === chosen ? 1 : 0));
}

/** Marsaglia and Tsang, ACM Transactions on Mathematical Software 26 (2000); below 1 by raising a draw of shape + 1. */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < (x * x) / 2 + d * (1 - v + Math.log(v))) return d * v;
  }
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
