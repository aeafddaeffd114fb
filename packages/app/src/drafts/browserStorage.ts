import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { deviceKeeps } from './deviceKeeps.js';
import type { DraftStorage } from './drafts.js';
import { memoryDrafts } from './memoryDrafts.js';

/** A database of this browser; where there is none, the page's memory. Opened with the first use. */
export function browserStorage(name: string, entries: string): DraftStorage {
  if (typeof indexedDB === 'undefined') return watched(memoryDrafts(), false);
  let opened: ReturnType<typeof createStore> | undefined;
  const database = () => (opened ??= createStore(name, entries));
  return watched({
    get: (key) => get(key, database()),
    set: (key, entry) => set(key, entry, database()),
    delete: (names) => delMany([...names], database()),
    // Other scripts of the origin may have put keys of other kinds beside ours.
    keys: async () => (await keys(database())).filter((key) => typeof key === 'string'),
  });
}

/** Tells whether what is given to a storage lasts longer than the page. */
function watched(storage: DraftStorage, lasts = true): DraftStorage {
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
