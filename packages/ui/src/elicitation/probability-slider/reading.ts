import type { readTyped } from './readTyped.js';

/** How a typed text that is more than a whole percent is read. */
export interface Reading {
  /** What reads it; undefined until that has come. */
  readonly here: () => typeof readTyped | undefined;
  /** Does something once it has come. */
  readonly once: (act: () => void) => void;
  /** Somebody may type soon. */
  readonly expect: () => void;
}
