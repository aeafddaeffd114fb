import { ApiError, NoResponseError } from '@credence/api-client';
import { catalogue } from '../text/language.js';

interface Sentences {
  /** Where the server answered without words of its own. */
  failed: string;
  /** Where it did not answer. */
  noResponse: string;
}

/** What to say of a call that failed: what the server says first. */
export function failureSentence(error: unknown, sentences: Sentences): string {
  if (error instanceof NoResponseError) return sentences.noResponse;
  if (!(error instanceof ApiError) || error.sentence === undefined) return sentences.failed;
  return catalogue().text.server.refused(error.sentence, error.code);
}
