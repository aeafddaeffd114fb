import { orThrow, type StudyAnswers } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';

export interface LoadedStudyAnswers {
  /** Undefined if they could not be loaded. */
  readonly answers: StudyAnswers | undefined;
}

/** What each expert said to one question. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<LoadedStudyAnswers> {
  const { networkId: id = '', nodeId = '', iteration } = params;
  const path = { id, nodeId, iteration: Number(iteration) };
  return {
    answers: await orThrow(
      api.GET('/network/study/{id}/results/{nodeId}/{iteration}', { params: { path }, signal }),
    ).catch(() => undefined),
  };
}
