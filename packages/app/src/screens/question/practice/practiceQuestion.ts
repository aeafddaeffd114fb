import type { Question } from '@credence/api-client';

/** The practice question as any other: untouched, without conditions, and of no network. */
export const practiceQuestion = ({ asked, states }: { asked: string; states: readonly string[] }): Question => ({
  node: { id: 'practice', display_name: asked, vars: [...states] },
  parents: [],
  changes: [],
  currentValues: states.map(() => 50),
  answered: false,
  currentIteration: 1,
  previousIteration: null,
  nextIteration: null,
  isLastIteration: false,
  percentCompleted: 0,
  timeRemaining: 0,
});
