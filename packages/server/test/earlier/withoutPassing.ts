/**
 * What says nothing of the answers: a token that clients only send back, which page somebody came from, and what people
 * may do, which grows.
 */
const passing = new Set(['revision', 'previous', 'changes', 'may']);

/** What a release answered without that. */
export const withoutPassing = (response: unknown): object =>
  JSON.parse(JSON.stringify(response), (key, value: unknown) => (passing.has(key) ? undefined : value)) as object;
