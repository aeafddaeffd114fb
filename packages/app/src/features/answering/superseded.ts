/** What saving combinations did to existing answers. */
export interface Superseded {
  readonly networkId: string;
  readonly nodeName: string;
  /** How many answers no longer count. */
  readonly answers: number;
}

let last: Superseded | undefined;

/** Remembers the result of a save until the page it leads to has shown it. */
export function noteSuperseded(superseded: Superseded): void {
  last = superseded.answers > 0 ? superseded : undefined;
}

/** What has yet to be shown for a network. */
export const supersededIn = (networkId: string): Superseded | undefined =>
  last?.networkId === networkId ? last : undefined;

/** Call once it has been shown. */
export function forgetSuperseded(): void {
  last = undefined;
}
