import type { PastAnswer } from '@credence/api-client';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

/** A column that is passed by on the way to another is not asked about. */
const PAUSE_MS = 200;

interface LoadedAnswers {
  readonly answers: readonly PastAnswer[] | undefined;
}

/**
 * The answer that counts for a question, once somebody stays with it.
 * @param href where its answers are read; undefined if nobody answered
 */
export function useWhoAnswered(href: string | undefined): PastAnswer | undefined {
  const { data, load } = useFetcher<LoadedAnswers>({ key: `who ${href ?? ''}` });
  useEffect(() => {
    if (href === undefined) return;
    const timer = setTimeout(() => void load(href), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [href, load]);
  return data?.answers?.find(({ counts }) => counts);
}
