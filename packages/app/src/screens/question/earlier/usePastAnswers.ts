import type { Place } from '../../../features/answering/place.js';
import { useResource } from '../../../ground/loading/useResource.js';
import { paths } from '../../../ground/paths.js';
import type { LoadedAnswers } from './pastAnswers.route.js';

export interface PastAnswers extends LoadedAnswers {
  /** Loads the answers again; the current ones stay visible. */
  readonly reload: () => void;
}

const nothing: LoadedAnswers = { answers: undefined, error: undefined };

const keep = (known: LoadedAnswers, { answers, error }: LoadedAnswers): LoadedAnswers => ({
  answers: answers ?? known.answers,
  error,
});

/** The answers saved to a question, loaded while they are being viewed. */
export function usePastAnswers({ networkId, nodeId, iteration }: Place): PastAnswers {
  const href = paths.pastAnswers.href(networkId, nodeId, iteration);
  const { known, loading, reload } = useResource(href, nothing, keep);
  return { answers: known.answers, error: loading ? undefined : known.error, reload: () => void reload() };
}
