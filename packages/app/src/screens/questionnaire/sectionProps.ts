import type { Answers, Item } from './answers.js';

/** The props of each section of the questionnaire. */
export interface SectionProps {
  answers: Answers;
  /** The items marked as still needing an answer. */
  missing: readonly Item[];
  /** True while the answers cannot be changed. */
  locked: boolean;
  onChange: (changed: Partial<Answers>) => void;
}
