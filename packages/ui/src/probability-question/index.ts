export {
  ProbabilityQuestion,
  type ProbabilityQuestionProps,
  type ProbabilityValues,
  type ValuesChangeDetails,
} from './ProbabilityQuestion.js';
