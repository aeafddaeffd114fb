import { ApiError, type Question } from '@credence/api-client';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { afterPaint } from '../../ground/loading/afterPaint.js';
import type { AnswerPlace } from '../../features/answering/place.js';
import { ahead, readQuestion } from '../../features/answering/questions.js';

/**
 * Shows a prefetched question at once, and its current state a moment later. It is fetched outside the router, because
 * a revalidation could interrupt the navigation after a save. Everything is reloaded only if another user has answered,
 * or the question no longer exists.
 * @param held whether the question was prefetched
 */
export function useFreshQuestion(
  question: Question | undefined,
  { networkId, nodeId, iteration }: AnswerPlace,
  held: boolean,
) {
  const [fresh, setFresh] = useState<{ of: Question; question: Question }>();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!question || !held) return;
    const place = { networkId, nodeId, iteration };
    const from = ahead.cameFrom(place);
    const reading = new AbortController();
    const stop = afterPaint(() => {
      void readQuestion(place, from, reading.signal).then(
        (now) => {
          if (reading.signal.aborted) return;
          if (now.revision !== question.revision) return revalidate();
          ahead.remember(place, from, now);
          return setFresh({ of: question, question: now });
        },
        // If the server is unreachable, the prefetched question stays.
        (error: unknown) => (error instanceof ApiError && !reading.signal.aborted ? revalidate() : undefined),
      );
    });
    return () => {
      stop();
      reading.abort();
    };
  }, [question, held, networkId, nodeId, iteration, revalidate]);

  return fresh && fresh.of === question ? fresh.question : question;
}
