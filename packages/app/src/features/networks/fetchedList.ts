import { networksFrom, type NetworkListEntry } from '@credence/api-client';

/** A list of networks as fetched. */
export interface FetchedList {
  readonly networks: readonly NetworkListEntry[];
  /** True if the list could not be fetched: other networks may exist. */
  readonly failed?: true;
  /** The server's message about it, shown verbatim. */
  readonly error?: string;
}

/**
 * Reads a list from the response to a call. Never throws.
 * @param before the result if the call fails
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
