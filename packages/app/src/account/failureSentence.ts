import { ApiError, NoResponseError } from '@credence/api-client';

interface Sentences {
  /** Where the server answered without words of its own. */
  failed: string;
  /** Where it did not answer. */
  noResponse: string;
}

/** What to say of a call that failed: the server's own words first. */
export function failureSentence(error: unknown, sentences: Sentences): string {
  if (error instanceof NoResponseError) return sentences.noResponse;
  return (error instanceof ApiError ? error.sentence : undefined) ?? sentences.failed;
}
