import type { Answers, Item } from './answers.js';

/** What each part of the questionnaire gets. */
export interface SectionProps {
  answers: Answers;
  /** The items to be marked because they need an answer. */
  missing: readonly Item[];
  /** True while nothing can be changed. */
  locked: boolean;
  onChange: (changed: Partial<Answers>) => void;
}
