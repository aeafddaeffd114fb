/** Where the server takes the time from. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
