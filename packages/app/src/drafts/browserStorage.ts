import { createStore, delMany, get, keys, set } from 'idb-keyval';
import type { DraftStorage } from './drafts.js';
import { memoryDrafts } from './memoryDrafts.js';

/** A database of this browser; where there is none, the page's memory. Opened with the first use. */
export function browserStorage(name: string, entries: string): DraftStorage {
  if (typeof indexedDB === 'undefined') return memoryDrafts();
  let opened: ReturnType<typeof createStore> | undefined;
  const database = () => (opened ??= createStore(name, entries));
  return {
    get: (key) => get(key, database()),
    set: (key, entry) => set(key, entry, database()),
    delete: (names) => delMany([...names], database()),
    keys: () => keys(database()),
  };
}
