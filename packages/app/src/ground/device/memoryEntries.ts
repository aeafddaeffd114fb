import type { Entries } from './entries.js';

/** Lasts as long as the page. For tests, and for browsers without a database. */
export function memoryEntries(): Entries {
  const entries = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(entries.get(key)),
    set: (key, entry) => Promise.resolve(void entries.set(key, entry)),
    delete: (keys) => Promise.resolve(keys.forEach((key) => entries.delete(key))),
    keys: () => Promise.resolve([...entries.keys()]),
  };
}
