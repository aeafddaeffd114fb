/**
 * What the server says in sentences of its own where nothing failed. They are English, so English readers get them word for
 * word; other languages have theirs by what the answer says besides.
 */
export const server = {
  /** Why a node is not assessed. */
  notAssessed: (sentence: string, _reason: string) => sentence,
  /** "Firefox on Linux". */
  browser: (name: string) => name,
  /** What it did. */
  activationSent: (sentence: string) => sentence,
  confirmed: (sentence: string) => sentence,
  passwordLinkSent: (sentence: string) => sentence,
  passwordSet: (sentence: string) => sentence,
  /** `deletedOn` is an ISO 8601 time. */
  accountDeleted: (sentence: string, _deletedOn: string) => sentence,
  loggedOut: (sentence: string) => sentence,
};
