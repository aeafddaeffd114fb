import { createContext, useContext } from 'react';
import type { Trial, TriedAnswers } from './trial.js';

interface OpenTrial {
  readonly networkId: string;
  readonly trial: Trial;
  readonly answers: TriedAnswers;
}

/** The study that is tried. */
export const TrialContext = createContext<OpenTrial | undefined>(undefined);

export function useTrial(): OpenTrial {
  const open = useContext(TrialContext);
  if (!open) throw new Error('This is a part of a study that is tried.');
  return open;
}
