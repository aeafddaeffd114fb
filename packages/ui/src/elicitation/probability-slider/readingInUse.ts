import { expectUse, inUse, onceInUse } from './loadInUse.js';
import type { Reading } from './reading.js';

/** For a slider, to which what reads comes once somebody uses it. */
export const readingInUse: Reading = { here: () => inUse()?.readTyped, once: onceInUse, expect: expectUse };
