import type { KeyValueStorage } from './keyValueStorage.js';

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

/** Lasts as long as the page. For tests, and for browsers that block storage. */
export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
