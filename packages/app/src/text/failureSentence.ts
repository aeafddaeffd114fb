import { ApiError, NoResponseError } from '@credence/api-client';
import { sentenceOf } from '@credence/bayesnet';
import type { Text } from './english.js';
import type { Failure, FailureTexts } from './failures.js';

/** What a screen says where nothing is known of the failure itself. */
interface Otherwise {
  readonly failed: string;
  /** Where no answer came. @default failed */
  readonly noResponse?: string;
}

/**
 * A failure as a sentence: what the language makes of its code and parameters, else what it says of the code alone, else
 * the server's own words, which English readers get before the code alone. Undefined where there is nothing to say and the
 * screen has no sentence of its own.
 *
 * @param failure what a call threw, or a `Failure` that was kept
 */
export function failureSentence(failure: unknown, text: Text): string | undefined;
export function failureSentence(failure: unknown, text: Text, otherwise: Otherwise): string;
export function failureSentence(failure: unknown, { failures }: Text, otherwise?: Otherwise): string | undefined {
  if (failure instanceof NoResponseError) return otherwise?.noResponse ?? otherwise?.failed;
  const known = dataOf(failure);
  // Without parameters nobody says it better than the server, to those who read its language.
  const quoted = failures.withoutParams || known.params ? undefined : known.message;
  return quoted || (exactly(known, failures) ?? inGeneral(known, failures) ?? (known.message || otherwise?.failed));
}

/** What a failure says of itself. An error of the program's own says nothing that is for the reader. */
export function dataOf(failure: unknown): Failure {
  if (failure instanceof ApiError) {
    const { code, params, sentence } = failure;
    return { code, params, message: sentence };
  }
  return failure instanceof Error || typeof failure !== 'object' || failure === null ? {} : failure;
}

function exactly({ code, params, line, column }: Failure, texts: FailureTexts): string | undefined {
  if (code === undefined) return undefined;
  const refusal = sentenceOf(texts.refusals, { code, params }, '');
  // Every problem of a file has a place.
  if (refusal !== undefined || line === undefined) return refusal;
  return sentenceOf(texts.fileProblems, { code, params }, texts.place(line, column));
}

function inGeneral({ code, line, column }: Failure, { withoutParams, place }: FailureTexts): string | undefined {
  if (code === undefined || !withoutParams) return undefined;
  const ofFile = sentenceOf(withoutParams.fileProblems, { code, params: undefined }, '');
  if (ofFile !== undefined && line !== undefined) return `${place(line, column)}: ${ofFile}`;
  return ofFile ?? sentenceOf(withoutParams.refusals, { code, params: undefined }, '');
}
