/** Why somebody who asked for a network is in the list of networks instead. */
export type AccessRefusal = 'no-access' | 'not-checked';

let refusal: AccessRefusal | undefined;

/** Keeps why, until the list of networks asks: an address has no room for it that would not be read twice. */
export function keepRefusal(why: AccessRefusal): void {
  refusal = why;
}

/** Why the reader was sent to the list of networks; undefined where they went there themselves, or were told already. */
export function takeRefusal(): AccessRefusal | undefined {
  const why = refusal;
  refusal = undefined;
  return why;
}
