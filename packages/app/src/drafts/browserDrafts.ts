import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { store } from '../session/browserStore.js';
import { createDrafts, type DraftStorage } from './drafts.js';
import { memoryDrafts } from './memoryDrafts.js';

/** The drafts of whoever is signed in in this browser. */
export const drafts = createDrafts(
  browserStorage(),
  () => store.userInfo()?.username ?? null,
  () => new Date(),
);

function browserStorage(): DraftStorage {
  if (typeof indexedDB === 'undefined') return memoryDrafts();
  // Opened with the first use.
  let opened: ReturnType<typeof createStore> | undefined;
  const database = () => (opened ??= createStore('credence', 'drafts'));
  return {
    get: (key) => get(key, database()),
    set: (key, entry) => set(key, entry, database()),
    delete: (names) => delMany([...names], database()),
    keys: () => keys(database()),
  };
}
