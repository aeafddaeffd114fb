/** Ends a save of which no answer is expected any more: the connection may be dead without saying so. */
export const deadline = (): AbortSignal => AbortSignal.timeout(15_000);
