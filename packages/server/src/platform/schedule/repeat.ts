/** Work that is repeated periodically. */
export interface Repeated {
  /** Starts no further run and waits for the current one. */
  stop(): Promise<void>;
}

/**
 * Repeats the work periodically, without overlap.
 * @param every milliseconds from the end of a run to the start of the next
 */
export function repeat(work: () => Promise<unknown>, every: number): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const next = (after: number) => {
    timer = setTimeout(() => {
      running = work()
        // The database is unreachable; the next run will catch up.
        .catch(() => undefined)
        .finally(() => {
          if (!stopped) next(every);
        });
    }, after).unref();
  };
  next(every / 60);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
