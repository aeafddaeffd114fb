/**
 * What says nothing of the answers: a token that clients only send back, which page somebody came from, and what people
 * may do and in which formats a network can be had, which grow.
 */
const passing = new Set(['revision', 'previous', 'changes', 'may', 'downloads']);

/** What a release answered without that. */
export const withoutPassing = (response: unknown): object =>
  JSON.parse(JSON.stringify(response), (key, value: unknown) => (passing.has(key) ? undefined : value)) as object;
