import { orThrow, type PastAnswer } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../../ground/api.js';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { catalogue } from '../../../ground/text/language.js';

export interface LoadedAnswers {
  /** Newest first; undefined if they could not be loaded. */
  readonly answers: readonly PastAnswer[] | undefined;
  /** Why they could not be loaded. */
  readonly error: string | undefined;
}

/** The answers saved to a question. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<LoadedAnswers> {
  const { networkId = '', nodeId = '', iteration = '' } = params;
  const path = { networkId, nodeId, iteration: Number(iteration) };
  try {
    const { answers } = await orThrow(
      api.GET('/network/{networkId}/{nodeId}/{iteration}/history', { params: { path }, signal }),
    );
    return { answers, error: undefined };
  } catch (failure) {
    const { text } = catalogue();
    const { loadFailed: failed, noResponse } = text.earlierAnswers;
    return { answers: undefined, error: failureSentence(failure, text, { failed, noResponse }) };
  }
}
