/** Work that is repeated periodically. */
export interface Repeated {
  /** How it has been going. */
  job(): Job;
  /** Starts no further run and waits for the current one. */
  stop(): Promise<void>;
}

/** What is known of repeated work. */
export interface Job {
  /** When the last run ended that did not fail. */
  readonly lastSuccess: Date | undefined;
  /** Milliseconds by which a run that does not fail is overdue; 0 if none is. */
  readonly lag: number;
  /** Runs that failed. */
  readonly failures: number;
}

/**
 * Repeats the work periodically, without overlap.
 * @param every milliseconds from the end of a run to the start of the next
 */
export function repeat(work: () => Promise<unknown>, every: number): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let [lastSuccess, failures]: [Date | undefined, number] = [undefined, 0];
  // Not by the wall clock, which jumps.
  let due = performance.now() + every / 60;
  const succeeded = () => {
    lastSuccess = new Date();
    due = performance.now() + every;
  };
  const next = (after: number) => {
    timer = setTimeout(() => {
      running = work()
        // Most often the database is unreachable; the next run will catch up.
        .then(succeeded, () => (failures += 1))
        .finally(() => {
          if (!stopped) next(every);
        });
    }, after).unref();
  };
  next(every / 60);
  return {
    job: () => ({ lastSuccess, failures, lag: Math.max(0, performance.now() - due) }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
