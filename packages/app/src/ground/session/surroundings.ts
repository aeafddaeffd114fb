/** The clock of a session. Tests provide their own. */
export interface SessionClock {
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The parts of a tab's environment that a session depends on. */
export interface Surroundings {
  readonly clock: SessionClock;
  isOnline(): boolean;
  /** Calls `listener` once, when the browser is back online. */
  onceOnline(listener: () => void): void;
  /** Calls `listener` with the key that another tab changed, or null if it cleared all. Returns an unsubscribe. */
  onStoredElsewhere(listener: (key: string | null) => void): () => void;
  /** Calls `listener` when the page goes away, and its pending requests with it. Returns an unsubscribe. */
  onLeaving(listener: () => void): () => void;
  /** Calls `listener` when the browser shows the page again that had gone away. Returns an unsubscribe. */
  onReturning(listener: () => void): () => void;
  readonly warn: (message: string) => void;
}

/** The real browser tab. */
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
    onLeaving(listener) {
      window.addEventListener('pagehide', listener);
      return () => window.removeEventListener('pagehide', listener);
    },
    onReturning(listener) {
      const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? listener() : undefined);
      window.addEventListener('pageshow', onShow);
      return () => window.removeEventListener('pageshow', onShow);
    },
    warn: (message) => console.warn(message),
  };
}
