/** Numbers from 0 up to a limit, the same for a seed on every machine. */
export type Draw = (limit: number) => number;

export function drawing(seed: number): Draw {
  let state = (seed % 2147483646) + 1;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * limit);
  };
}
