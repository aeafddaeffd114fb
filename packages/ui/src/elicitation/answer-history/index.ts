export { type ProbabilityValues, sameAnswers, undoSteps } from './answerHistory.js';
export { type AnswerHistory, useAnswerHistory } from './useAnswerHistory.js';
