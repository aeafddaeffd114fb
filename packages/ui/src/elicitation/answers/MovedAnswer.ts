import { createContext } from 'react';
import type { ChangeDetails } from './changeDetails.js';
import type { Share } from './share.js';

/** An answer whose owner takes every step of a movement as it is, and renders it only at rest. */
export interface MovedAnswer {
  /** The answer, even before it is rendered. */
  readonly latest: () => Share | null;
  /** Takes a step of a movement, which whoever calls it draws. */
  readonly move: (share: Share, details: ChangeDetails) => void;
}

/** The same for each answer of a question. */
export interface MovedAnswers {
  readonly latest: (index: number) => Share | null;
  readonly move: (index: number, share: Share, details: ChangeDetails) => void;
}

/** The answer of the slider below; null if its owner decides about each step. */
export const MovedAnswerContext = createContext<MovedAnswer | null>(null);
