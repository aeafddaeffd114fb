import { memoryStorage } from './memoryStorage.js';
import { createStore, type KeyValueStorage } from './store.js';

const storage = browserStorage();

/** What is stored in this browser. */
export const store = createStore(storage);

/** Where a table stores `overviewSortField` and `overviewSortDirection`. */
export const sortStorage: Pick<KeyValueStorage, 'getItem' | 'setItem'> = storage;

function browserStorage(): KeyValueStorage {
  try {
    // If the browser blocks storage, even reading the property throws.
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}
