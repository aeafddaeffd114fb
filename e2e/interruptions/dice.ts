/** Reproducible randomness: the same seed yields the same numbers. */
export interface Dice {
  /** A whole number from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number;
  /** One of the items. */
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32: 32 bits of state are enough to shuffle moments. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { whole, pick: (items) => items[whole(0, items.length - 1)] ?? items[0] };
}

/** `CREDENCE_SEED`, which the long runs draw and print; the short runs use the same seed every time. */
export function seedOfRun(): number {
  return Number(process.env.CREDENCE_SEED ?? 1);
}
