import type { Place } from '../../../answering/place.js';
import { useResource } from '../../../loading/useResource.js';
import { paths } from '../../../paths.js';
import type { LoadedAnswers } from './pastAnswers.route.js';

export interface PastAnswers extends LoadedAnswers {
  /** Asks the server again, while what is shown stays. */
  readonly reload: () => void;
}

const nothing: LoadedAnswers = { answers: undefined, error: undefined };

const keep = (known: LoadedAnswers, { answers, error }: LoadedAnswers): LoadedAnswers => ({
  answers: answers ?? known.answers,
  error,
});

/** What was saved to a question, asked for when it is looked at. */
export function usePastAnswers({ networkId, nodeId, iteration }: Place): PastAnswers {
  const href = paths.pastAnswers.href(networkId, nodeId, iteration);
  const { known, loading, reload } = useResource(href, nothing, keep);
  return { answers: known.answers, error: loading ? undefined : known.error, reload: () => void reload() };
}
