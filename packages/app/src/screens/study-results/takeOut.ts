import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import type { QuestionPlace } from '../../features/meaning/namedQuestions.js';

/** A comment that is to go. */
interface CommentToRedact extends QuestionPlace {
  readonly networkId: string;
  /** Of the expert who wrote it. */
  readonly code: number;
  readonly reason: string;
}

/** Takes a comment out of a question. Rejects with the client's errors. */
export const takeOut = ({ networkId: id, nodeId, iteration, ...body }: CommentToRedact) =>
  orThrow(
    api.POST('/network/study/{id}/results/{nodeId}/{iteration}/redact', {
      params: { path: { id, nodeId, iteration } },
      body,
    }),
  );
