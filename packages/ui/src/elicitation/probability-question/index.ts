export type { ProbabilityValues } from '../answer-history/index.js';
export type { ValuesChangeDetails } from '../answers/index.js';
export { ProbabilityQuestion, type ProbabilityQuestionProps, type SumMode } from './ProbabilityQuestion.js';
