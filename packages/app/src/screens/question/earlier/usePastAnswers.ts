import type { AnswerPlace } from '../../../features/answering/place.js';
import { useResource } from '../../../ground/loading/useResource.js';
import { paths } from '../../../ground/paths.js';
import type { LoadedPastAnswers } from './pastAnswers.route.js';

export interface PastAnswers extends LoadedPastAnswers {
  /** Loads the answers again; the current ones stay visible. */
  readonly reload: () => void;
}

const nothing: LoadedPastAnswers = { answers: undefined, error: undefined };

const keep = (known: LoadedPastAnswers, { answers, error }: LoadedPastAnswers): LoadedPastAnswers => ({
  answers: answers ?? known.answers,
  error,
});

/** The answers saved to a question, loaded while they are being viewed. */
export function usePastAnswers({ networkId, nodeId, iteration }: AnswerPlace): PastAnswers {
  const href = paths.pastAnswers.href(networkId, nodeId, iteration);
  const { known, loading, reload } = useResource(href, nothing, keep);
  return { answers: known.answers, error: loading ? undefined : known.error, reload: () => void reload() };
}
