import type { components } from '@credence/api-client';
import { ApiError, orThrow } from '@credence/api-client';
import { isOutOfReach, isPassing } from '../answering/outgoing.js';
import { api } from '../../ground/api.js';
import type { Due } from './due.js';

/** What follows from the answers of a node and its ancestors. */
export interface Result {
  readonly node: components['schemas']['Variable'];
  /** One probability for each state. */
  readonly distribution: readonly number[];
  /** What the user said before, if they found it implausible. */
  readonly doubt?: string;
}

/** `not-yet` if it may be known later, `never` if there is nothing to judge. */
export async function readResult({ networkId, nodeId }: Due): Promise<Result | 'not-yet' | 'never'> {
  try {
    const path = { networkId, nodeId };
    return resultFrom(await orThrow(api.GET('/network/{networkId}/{nodeId}/feedback', { params: { path } })));
  } catch (error) {
    const isLate = isOutOfReach(error) || (error instanceof ApiError && (isPassing(error) || error.status === 401));
    return isLate ? 'not-yet' : 'never';
  }
}

/** A server without this call takes its address for that of a question, and may answer with anything. */
function resultFrom(body: Partial<components['schemas']['NodeFeedback']>): Result | 'not-yet' | 'never' {
  const { node, distribution, missing, feedback } = body;
  if (distribution === null && missing === 'open') return 'not-yet';
  if (!Array.isArray(distribution) || distribution.length !== node?.vars.length) return 'never';
  if (feedback?.plausible) return 'never';
  return { node, distribution, ...(feedback ? { doubt: feedback.comment } : {}) };
}
