/**
 * Messages the server sends when nothing failed. They are English, so English users see them verbatim; other languages
 * choose their own sentence from the other data in the response.
 */
export const server = {
  /** Why a node is not assessed. */
  notAssessed: (sentence: string, _reason: string) => sentence,
  /** "Firefox on Linux". */
  browser: (name: string) => name,
  /** What the call did. */
  activationSent: (sentence: string) => sentence,
  confirmed: (sentence: string) => sentence,
  passwordNeeded: (sentence: string) => sentence,
  registrationRemoved: (sentence: string) => sentence,
  passwordLinkSent: (sentence: string) => sentence,
  passwordSet: (sentence: string) => sentence,
  /** `deletedOn` is an ISO 8601 time. */
  accountDeleted: (sentence: string, _deletedOn: string) => sentence,
  loggedOut: (sentence: string) => sentence,
};
