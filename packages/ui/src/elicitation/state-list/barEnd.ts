const ends = [2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/**
 * The answer that fills a bar of the list: the largest, rounded up to the next step, so that moving it does not make
 * all other bars shrink and grow with every percent.
 * @param counted the effective answers, in percent
 */
export function barEnd(counted: readonly number[]): number {
  const largest = Math.max(0, ...counted);
  return ends.find((end) => end >= largest) ?? 100;
}
