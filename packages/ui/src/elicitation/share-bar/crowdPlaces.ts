/** From this many states on, a bar draws them together: hardly any would be wide enough for its number. */
export const crowded = 41;

/** From this percentage on, a state in a crowd stands out with its number. */
const large = 3;

/** Which of the four shades a state has: there and back again, so that neighbours always differ. */
export const shadeOf = (index: number): number => [1, 2, 3, 4, 3, 2][index % 6] ?? 1;

/** A state's position in a bar, in percent of it. */
export interface BarPlace {
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** The position of each state in the bar, from the effective answers. */
export function placesOf(counted: readonly number[]): readonly BarPlace[] {
  const sum = counted.reduce((total, value) => total + value, 0);
  let before = 0;
  return counted.map((value, index) => {
    const start = sum > 0 ? (before * 100) / sum : 0;
    before += value;
    return { index, start, size: sum > 0 ? (value * 100) / sum : 0 };
  });
}

/** The states that stand out of a crowd: 33 at most. */
export const largeShares = (places: readonly BarPlace[]): readonly BarPlace[] =>
  places.filter(({ size }) => size >= large);

/** The outline of all states with the same shade, in a box of 100 × 1. */
export function outlineOf(places: readonly BarPlace[], shade: number): string {
  return places
    .filter(({ index, size }) => shadeOf(index) === shade && size > 0)
    .map(({ start, size }) => `M${start.toFixed(3)} 0h${size.toFixed(3)}v1h${(-size).toFixed(3)}z`)
    .join('');
}
