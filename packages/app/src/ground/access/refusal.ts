/** Why a user who asked for a network was sent to the list of networks instead. */
export interface AccessRefusal {
  readonly refused: 'no-access' | 'not-checked';
  readonly networkId: string;
}

let refusal: AccessRefusal | undefined;

/** Keeps the reason until the list of networks takes it. In the URL it would be shown again on every reload. */
export function keepRefusal(why: AccessRefusal): void {
  refusal = why;
}

/** Why the user was redirected to the list of networks; undefined if they came by themselves or have been told. */
export function takeRefusal(): AccessRefusal | undefined {
  const why = refusal;
  refusal = undefined;
  return why;
}
