import type { StudyAnswers } from '@credence/api-client';
import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import type { LoadedStudyAnswers } from './studyAnswers.route.js';

/** A question that is passed by on the way to another is not asked about. */
const PAUSE_MS = 150;

export interface ShownStudyAnswers {
  /** Undefined while they are loading, and if that failed. */
  readonly answers: StudyAnswers | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** What each expert said to a question, once somebody stays with it. */
export function useStudyAnswers(href: string): ShownStudyAnswers {
  const { data, state, load } = useFetcher<LoadedStudyAnswers>({ key: href });
  const read = useCallback(() => void load(href), [href, load]);
  useEffect(() => {
    const timer = setTimeout(read, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [read]);
  return {
    answers: data?.answers,
    failed: state === 'idle' && data?.answers === undefined && data !== undefined,
    onRetry: read,
  };
}
