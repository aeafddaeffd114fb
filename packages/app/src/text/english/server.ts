import type { FileProblem } from '@credence/api-client';

/**
 * What the server says in sentences of its own. They are English, and the most exact ones there are, so English readers
 * get them word for word; other languages have theirs by what the answer says besides.
 */
export const server = {
  /** Why it refused a call. */
  refused: (sentence: string, _code: string | undefined) => sentence,
  /** What is wrong with a file. */
  fileProblem: ({ message }: FileProblem) => message,
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
