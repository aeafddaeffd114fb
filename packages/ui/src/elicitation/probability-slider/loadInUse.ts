import type * as parts from './inUse.js';

export type InUse = typeof parts;

let here: InUse | undefined;
/** What is done once it has come. */
const waiting = new Set<() => void>();

/** What a slider needs only once somebody uses it; undefined until it has come. */
export const inUse = (): InUse | undefined => here;

/** Asks for it, which is one file for all sliders of a page. */
export async function loadInUse(): Promise<InUse> {
  here ??= await import('./inUse.js');
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
  return here;
}

/** Asks for it ahead, when a slider is pointed at or entered. One that is lost is asked for again when it is needed. */
export const expectUse = (): void => void (here ?? loadInUse().catch(() => undefined));

/** Does something once it has come, whoever asks for it. */
export function onceInUse(act: () => void): void {
  waiting.add(act);
  expectUse();
}
