/** What a save of combinations did to answers. */
export interface Superseded {
  readonly networkId: string;
  readonly nodeName: string;
  /** How many no longer count. */
  readonly answers: number;
}

let last: Superseded | undefined;

/** Keeps what a save did until the page that it leads to has said so. */
export function noteSuperseded(superseded: Superseded): void {
  last = superseded.answers > 0 ? superseded : undefined;
}

/** What is still to be said of a network. */
export const supersededIn = (networkId: string): Superseded | undefined =>
  last?.networkId === networkId ? last : undefined;

/** It has been said. */
export function forgetSuperseded(): void {
  last = undefined;
}
