/** Work that is done again and again. */
export interface Repeated {
  /** Waits for the run that is under way; there is none after it. */
  stop(): Promise<void>;
}

/**
 * Does the work now and then, one run after another.
 * @param every milliseconds from the end of a run to the next
 */
export function repeat(work: () => Promise<unknown>, every: number): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const next = (after: number) => {
    timer = setTimeout(() => {
      running = work()
        // The database is away; the next run finds the same.
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
