import type { NetworkListEntry } from '@credence/api-client';

/** An invitation that is shown although no list has it, and its place among the others, from 0. */
export interface KeptInvitation {
  readonly network: NetworkListEntry;
  readonly at: number;
}

/** The invitations that wait, with those that are kept where they stood. */
export function withKeptInvitations(
  waiting: readonly NetworkListEntry[],
  kept: readonly KeptInvitation[],
): readonly NetworkListEntry[] {
  const all = [...waiting];
  for (const { network, at } of kept.toSorted((one, other) => one.at - other.at)) all.splice(at, 0, network);
  return all;
}
