import { ApiError, type Question } from '@credence/api-client';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { afterPaint } from '../../answering/afterPaint.js';
import type { Place } from '../../answering/place.js';
import { ahead, readQuestion } from '../../answering/questions.js';

/**
 * A question that was there before it was asked for, and a moment later as it is now. It is read beside the router: an
 * answer that is saved meanwhile would lose its way to the next question to a revalidation. Only where somebody else
 * answered, or the question is gone, everything is loaded again.
 * @param held whether the question was fetched ahead
 */
export function useFreshQuestion(
  question: Question | undefined,
  { networkId, nodeId, iteration }: Place,
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
        // Out of reach, what was known stays.
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
