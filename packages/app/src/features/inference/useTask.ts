import type { NetworkTables } from '@credence/api-client';
import { type InferenceProblem, isProblem } from '@credence/bayesnet';
import { useEffect, useMemo, useState } from 'react';
import { inference } from './browserInference.js';
import type { FoundOf, QuestionOf, TaskName } from './tasks/tasks.js';

export interface TaskState<Found> {
  /** The newest result. While something newer is computed, it is that of before. */
  readonly found?: Found;
  /** Why the newest question cannot be answered. */
  readonly problem?: InferenceProblem;
  /** True while it is being computed. */
  readonly running: boolean;
  /** The share that is done, once it takes longer than 300 ms. */
  readonly share?: number;
  /** True if the browser stopped the computation. */
  readonly stopped: boolean;
  readonly again: () => void;
}

interface Latest<Found> {
  readonly found?: Found;
  readonly problem?: InferenceProblem;
  readonly stopped?: boolean;
  /** What the result belongs to. */
  readonly of?: object;
  readonly progress?: { readonly of: object; readonly share: number };
}

/**
 * What the worker finds for a question, again whenever the question or the tables change; what is no longer wanted is
 * cancelled.
 * @param tables undefined while there is nothing to ask
 */
export function useTask<Name extends TaskName>(
  name: Name,
  tables: NetworkTables | undefined,
  question: QuestionOf<Name> | undefined,
): TaskState<FoundOf<Name>> {
  const [latest, setLatest] = useState<Latest<FoundOf<Name>>>({});
  const [attempt, setAttempt] = useState(0);
  // By its content: callers may build a question while they render.
  const key = question === undefined ? undefined : JSON.stringify(question);
  const asked = useMemo(
    () =>
      tables && key !== undefined ? { tables, question: JSON.parse(key) as QuestionOf<Name>, attempt } : undefined,
    [tables, key, attempt],
  );

  useEffect(() => {
    if (!asked) return;
    const control = new AbortController();
    const onProgress = (share: number) => setLatest((before) => ({ ...before, progress: { of: asked, share } }));
    inference.ask(name, asked.tables, asked.question, { signal: control.signal, onProgress }).then(
      (answer) => setLatest(isProblem(answer) ? { problem: answer, of: asked } : { found: answer, of: asked }),
      () => {
        if (!control.signal.aborted)
          setLatest(({ found }) => ({ ...(found ? { found } : {}), stopped: true, of: asked }));
      },
    );
    return () => control.abort();
  }, [name, asked]);

  const isCurrent = latest.of === asked;
  return {
    ...(latest.found ? { found: latest.found } : {}),
    ...(latest.problem && isCurrent ? { problem: latest.problem } : {}),
    ...(latest.progress && latest.progress.of === asked && !isCurrent ? { share: latest.progress.share } : {}),
    running: asked !== undefined && !isCurrent,
    stopped: isCurrent && latest.stopped === true,
    again: () => setAttempt((count) => count + 1),
  };
}
