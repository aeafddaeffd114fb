/** How many experts answer, and for how many seconds. */
export interface Asked {
  readonly experts: number;
  readonly seconds: number;
}

/**
 * What `npm run load` asks for. A number of experts alone gets five minutes, long enough to tell what rises, and an hour
 * from a thousand on; without any number a short look.
 */
export function asked([experts, seconds]: readonly string[]): Asked {
  if (experts === undefined) return { experts: 40, seconds: 30 };
  const long = Number(experts) < 1000 ? 300 : 3600;
  return { experts: Number(experts), seconds: seconds === undefined ? long : Number(seconds) };
}
