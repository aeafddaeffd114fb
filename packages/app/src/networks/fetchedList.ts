import { networksFrom, type NetworkListEntry } from '@credence/api-client';

/** A list of networks as it came. */
export interface FetchedList {
  readonly networks: readonly NetworkListEntry[];
  /** True where it could not be fetched: there may be other networks. */
  readonly failed?: true;
  /** What the server says of it, to be shown as it is. */
  readonly error?: string;
}

/**
 * A list out of the answer to a call. Never throws.
 * @param before what stands where the call fails
 */
export async function fetchList(
  call: Promise<object>,
  before: FetchedList = { networks: [], failed: true },
): Promise<FetchedList> {
  try {
    const { networks, error } = networksFrom(await call);
    return { networks, ...(error ? { error } : {}) };
  } catch {
    return before;
  }
}
