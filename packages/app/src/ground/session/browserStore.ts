import { memoryStorage } from './memoryStorage.js';
import { createStore, type KeyValueStorage } from './store.js';

/** What this browser keeps for small settings. */
export const deviceStorage = browserStorage();

/** What is stored in this browser. */
export const store = createStore(deviceStorage);

function browserStorage(): KeyValueStorage {
  try {
    // If the browser blocks storage, even reading the property throws.
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}
