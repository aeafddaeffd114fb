import { ApiError, NoResponseError } from '@credence/api-client';
import { sentenceOf } from '@credence/bayesnet';
import type { Failure, FailureTexts, FirstText } from '@credence/text';

/** The screen's own sentences, for failures that say nothing about themselves. */
interface Otherwise {
  readonly failed: string;
  /** If there was no response. @default failed */
  readonly noResponse?: string;
}

/**
 * Turns a failure into a sentence: from its code and parameters, else from the code alone, else the server's own
 * message, which in English comes before the code alone. Undefined if there is nothing to say and the screen has no
 * sentence of its own.
 *
 * @param failure an error thrown by a call, or a stored `Failure`
 */
export function failureSentence(failure: unknown, text: FirstText): string | undefined;
export function failureSentence(failure: unknown, text: FirstText, otherwise: Otherwise): string;
export function failureSentence(failure: unknown, { failures }: FirstText, otherwise?: Otherwise): string | undefined {
  if (failure instanceof NoResponseError) return otherwise?.noResponse ?? otherwise?.failed;
  const known = dataOf(failure);
  // Without parameters, the server's own message is the best one for those who read its language.
  const quoted = failures.withoutParams || known.params ? undefined : known.message;
  return quoted || (exactly(known, failures) ?? inGeneral(known, failures) ?? (known.message || otherwise?.failed));
}

/** The data of a failure. An unexpected error of the program has none that is meant for users. */
export function dataOf(failure: unknown): Failure {
  if (failure instanceof ApiError) {
    const { code, params, sentence } = failure;
    return { code, params, message: sentence };
  }
  return failure instanceof Error || typeof failure !== 'object' || failure === null ? {} : failure;
}

function exactly({ code, params, line, column }: Failure, texts: FailureTexts): string | undefined {
  if (code === undefined) return undefined;
  try {
    const refusal = sentenceOf(texts.refusals, { code, params }, '');
    // Problems of a file have a line number.
    if (refusal !== undefined || line === undefined || !texts.fileProblems) return refusal;
    return sentenceOf(texts.fileProblems, { code, params }, texts.place(line, column));
  } catch {
    // The parameters are those of another release, so the sentence cannot be written from them.
    return undefined;
  }
}

function inGeneral({ code, line, column }: Failure, { withoutParams, place }: FailureTexts): string | undefined {
  if (code === undefined || !withoutParams) return undefined;
  const ofFile = sentenceOf(withoutParams.fileProblems, { code, params: undefined }, '');
  if (ofFile !== undefined && line !== undefined) return `${place(line, column)}: ${ofFile}`;
  return ofFile ?? sentenceOf(withoutParams.refusals, { code, params: undefined }, '');
}
