import { type components, orThrow, type PastAnswer } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../../ground/api.js';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { catalogue } from '../../../ground/text/catalogue.js';

/** Numbers that were adopted from the result of a study. */
export type AdoptedAnswer = components['schemas']['AdoptedAnswer'];

export interface LoadedPastAnswers {
  /** Newest first, with what was adopted in between; undefined if they could not be loaded. */
  readonly answers: readonly (PastAnswer | AdoptedAnswer)[] | undefined;
  /** Why they could not be loaded. */
  readonly error: string | undefined;
}

/** The answers saved to a question. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<LoadedPastAnswers> {
  const { networkId = '', nodeId = '', iteration = '' } = params;
  const path = { networkId, nodeId, iteration: Number(iteration) };
  try {
    const { answers, adopted = [] } = await orThrow(
      api.GET('/network/{networkId}/{nodeId}/{iteration}/history', { params: { path }, signal }),
    );
    return { answers: inOrder(answers, adopted), error: undefined };
  } catch (failure) {
    const { text } = catalogue();
    const { loadFailed: failed, noResponse } = text.earlierAnswers;
    return { answers: undefined, error: failureSentence(failure, text, { failed, noResponse }) };
  }
}

/** Whether it was adopted, and not given by anybody. */
export const isAdopted = (answer: PastAnswer | AdoptedAnswer): answer is AdoptedAnswer => 'of' in answer;

/** What was adopted says which place it has among all. */
function inOrder(given: readonly PastAnswer[], adopted: readonly AdoptedAnswer[]): (PastAnswer | AdoptedAnswer)[] {
  const all: (PastAnswer | AdoptedAnswer)[] = [...given];
  for (const answer of adopted) all.splice(answer.place, 0, answer);
  return all;
}
