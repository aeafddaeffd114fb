/** The shares between which nine in ten lie. */
const ENDS = [0.05, 0.95] as const;
/** Halvings: the ends are right to one in a billion. */
const STEPS = 30;

/**
 * Where a share probably lies: the 5th and the 95th percentile of the beta distribution with this mean that is worth so
 * many cases, the marginal of a Dirichlet distribution. A share of 0 or 1 stays where it is.
 * @param cases more than 0
 */
export function betaBand(share: number, cases: number): readonly [low: number, high: number] {
  if (share <= 0 || share >= 1) return [share, share];
  const [a, b] = [share * cases, (1 - share) * cases];
  return [quantile(ENDS[0], a, b), quantile(ENDS[1], a, b)];
}

function quantile(part: number, a: number, b: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (betaBelow(middle, a, b) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The regularised incomplete beta function, by its continued fraction (DLMF 8.17.22). */
export function betaBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast on this side of the mean.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaBelow(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
  return front * fraction(x, a, b);
}

/** By Lentz's method. */
function fraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const safe = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let found = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let change = 1;
    for (const term of [even, odd]) {
      d = 1 / safe(1 + term * d);
      c = safe(1 + term / c);
      change = c * d;
      found *= change;
    }
    if (Math.abs(change - 1) < 1e-14) break;
  }
  return found;
}

/** The natural logarithm of the gamma function for x > 0: Stirling's series after moving up to where it is exact. */
function logGamma(x: number): number {
  let [at, shift] = [x, 0];
  for (; at < 10; at += 1) shift -= Math.log(at);
  const inverse = 1 / (at * at);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at;
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
}
