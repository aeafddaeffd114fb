import type { QuestionnaireAnswers, QuestionnaireItem } from './answers.js';

/** The props of each section of the questionnaire. */
export interface SectionProps {
  answers: QuestionnaireAnswers;
  /** The items marked as still needing an answer. */
  missing: readonly QuestionnaireItem[];
  /** True while the answers cannot be changed. */
  locked: boolean;
  onChange: (changed: Partial<QuestionnaireAnswers>) => void;
}
