/** Aborts a save that gets no response: a connection can be dead without reporting it. */
export const deadline = (): AbortSignal => AbortSignal.timeout(15_000);
