import { type Explanations, orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';

export interface LoadedExplanations {
  /** Undefined if they could not be loaded. */
  readonly explanations: Explanations | undefined;
  /** Why they could not be loaded. */
  readonly error: string | undefined;
}

/** What the file says about a node and what its owner wrote. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<LoadedExplanations> {
  const { networkId = '', nodeId = '' } = params;
  try {
    const explanations = await orThrow(
      api.GET('/network/{networkId}/{nodeId}/explanations', { params: { path: { networkId, nodeId } }, signal }),
    );
    return { explanations, error: undefined };
  } catch (failure) {
    const { text } = catalogue();
    const { loadFailed: failed, noResponse } = text.meaning;
    return { explanations: undefined, error: failureSentence(failure, text, { failed, noResponse }) };
  }
}
