/** Time, as a session sees it. Tests bring their own. */
export interface Clock {
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** What a session notices of the world around its tab. */
export interface Surroundings {
  readonly clock: Clock;
  isOnline(): boolean;
  /** Calls `listener` once, when the browser is online again. */
  onceOnline(listener: () => void): void;
  /** Calls `listener` when another tab changes what is stored, with null where it cleared everything, until told to stop. */
  onStoredElsewhere(listener: (key: string | null) => void): () => void;
  readonly warn: (message: string) => void;
}

/** The browser's tab. */
export function browserSurroundings(): Surroundings {
  return {
    clock: {
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clearTimeout: (timer) => window.clearTimeout(timer as number),
    },
    isOnline: () => navigator.onLine,
    onceOnline: (listener) => window.addEventListener('online', listener, { once: true }),
    onStoredElsewhere(listener) {
      const onStorage = (event: StorageEvent) => listener(event.key);
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    warn: (message) => console.warn(message),
  };
}
