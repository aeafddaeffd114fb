import { memoryStorage } from './memoryStorage.js';

/** The part of `Storage` used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Small things that this browser keeps, and those that this tab keeps: they are read without waiting. */
export const storages = {
  device: opened(() => window.localStorage),
  tab: opened(() => window.sessionStorage),
};

/** The keys in a storage that begin with a text. */
export const keysIn = (storage: KeyValueStorage, prefix = ''): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix));

function opened(open: () => KeyValueStorage): KeyValueStorage {
  try {
    // If the browser blocks storage, even reading the property throws.
    return open();
  } catch {
    return memoryStorage();
  }
}
