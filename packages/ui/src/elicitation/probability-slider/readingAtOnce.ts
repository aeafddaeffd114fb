import type { Reading } from './reading.js';
import { readTyped } from './readTyped.js';

/** For a component that has with it what reads. */
export const readingAtOnce: Reading = { here: () => readTyped, once: (act) => act(), expect: () => undefined };
