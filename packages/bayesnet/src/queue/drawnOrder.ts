import { randomFrom } from './random.js';

/**
 * Items in an order that is drawn, each order as likely as any other: Fisher-Yates (Durstenfeld 1964, Algorithm 235), with
 * the numbers of `randomFrom`. The same items and seed always come in the same order, so that whoever has both can show
 * later which it was.
 * @param seed from 0 up to but not including 2^32
 */
export function drawnOrder<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomFrom(seed);
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!];
  }
  return drawn;
}
