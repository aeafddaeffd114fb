import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { deviceKeeps } from './deviceKeeps.js';
import type { Entries } from './entries.js';

/** The database of this browser, opened on first use; in-memory storage if there is none. */
export function browserEntries(): Entries {
  if (typeof indexedDB === 'undefined') return watched(memoryEntries(), false);
  let opened: UseStore | undefined;
  const database = () => (opened ??= createStore('credence-device', 'entries'));
  return watched({
    get: async (key) => inTime(get<unknown>(key, database())),
    set: async (key, entry) => inTime(set(key, entry, database())),
    delete: async (names) => inTime(delMany([...names], database())),
    // Other scripts of the origin may have stored entries with other kinds of keys.
    keys: async () => (await inTime(keys(database()))).filter((key) => typeof key === 'string'),
  });
}

/** Milliseconds after which a database is given up, for example one that another tab has locked. */
const LONGEST = 10_000;

/** Callers must not wait for storage forever. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The browser’s database does not answer.')), LONGEST);
  });
  return Promise.race([work, late]).finally(() => window.clearTimeout(timer));
}

/** Records whether stored data outlives the page. */
function watched(storage: Entries, lasts = true): Entries {
  return {
    ...storage,
    async set(key, entry) {
      try {
        await storage.set(key, entry);
        deviceKeeps.tell(lasts);
      } catch (error) {
        deviceKeeps.tell(false);
        throw error;
      }
    },
  };
}

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
