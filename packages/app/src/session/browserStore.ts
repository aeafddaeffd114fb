import { memoryStorage } from './memoryStorage.js';
import { createStore, type KeyValueStorage } from './store.js';

const storage = browserStorage();

/** What this browser keeps. */
export const store = createStore(storage);

/** Where a table keeps `overviewSortField` and `overviewSortDirection`. */
export const sortStorage: Pick<KeyValueStorage, 'getItem' | 'setItem'> = storage;

function browserStorage(): KeyValueStorage {
  try {
    // Reading the property already throws where the browser blocks storage.
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}
