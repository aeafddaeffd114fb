export { type AnswerMode, modeFor, shownAnswers, type ValuesChangeDetails } from './answers.js';
export { useAnswers } from './useAnswers.js';
