import type { KeyValueStorage } from './keyValueStorage.js';
import { memoryStorage } from './memoryStorage.js';

/** Small things that this browser keeps, and those that this tab keeps: they are read without waiting. */
export const storages = {
  device: opened(() => window.localStorage),
  tab: opened(() => window.sessionStorage),
};

function opened(open: () => KeyValueStorage): KeyValueStorage {
  try {
    // If the browser blocks storage, even reading the property throws.
    return open();
  } catch {
    return memoryStorage();
  }
}
