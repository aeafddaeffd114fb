/** What a slider has drawn without React, which has to know it before it can draw anything else. */
export interface DrawnNumber {
  /** Null if nothing. */
  readonly get: () => number | null;
  readonly set: (next: number | null) => void;
  /** Calls back at each step. Returns the function that ends it. */
  readonly watch: (onStep: () => void) => () => void;
}

/** Nothing is drawn yet. */
export function drawnNumber(): DrawnNumber {
  let number: number | null = null;
  const watching = new Set<() => void>();
  return {
    get: () => number,
    set: (next) => {
      number = next;
      for (const tell of watching) tell();
    },
    watch: (onStep) => {
      watching.add(onStep);
      return () => watching.delete(onStep);
    },
  };
}
