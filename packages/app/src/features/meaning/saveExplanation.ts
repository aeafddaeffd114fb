import { type Explanation, orThrow } from '@credence/api-client';
import { deadline } from '../answering/deadline.js';
import { ahead } from '../answering/questions.js';
import { api } from '../../ground/api.js';

/** Stores the owner's words about a node. Questions that were fetched ahead still have the old ones. */
export async function saveExplanation(
  path: { readonly networkId: string; readonly nodeId: string },
  explanation: Explanation,
): Promise<void> {
  await orThrow(
    api.POST('/network/{networkId}/{nodeId}/explanations', {
      params: { path },
      body: explanation,
      signal: deadline(),
    }),
  );
  ahead.forget();
}
