/** How many experts answer, and for how many seconds. */
export interface Asked {
  readonly experts: number;
  readonly seconds: number;
  /** On so many processes of their own; undefined: on one that is watched meanwhile. */
  readonly processes?: number;
}

/**
 * What `npm run load` asks for; undefined if that cannot be read. A number of experts alone gets five minutes, long enough
 * to tell what rises, and an hour from a thousand on; without any number a short look.
 */
export function asked(words: readonly string[]): Asked | undefined {
  const at = words.indexOf('--processes');
  const [experts, seconds, ...more] = at < 0 ? words : words.toSpliced(at, 2);
  const processes = at < 0 ? undefined : (words[at + 1] ?? '');
  const isCount = (word: string | undefined) => word === undefined || /^[1-9]\d*$/.test(word);
  if (![experts, seconds, processes].every(isCount) || more.length > 0) return undefined;
  const onProcesses = processes === undefined ? {} : { processes: Number(processes) };
  if (experts === undefined) return { experts: 40, seconds: 30, ...onProcesses };
  const long = Number(experts) < 1000 ? 300 : 3600;
  return { experts: Number(experts), seconds: seconds === undefined ? long : Number(seconds), ...onProcesses };
}
