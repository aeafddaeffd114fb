export { type AnswerMode, modeFor, shownAnswers, type ValuesChangeDetails } from './answers.js';
export { type Answers, useAnswers } from './useAnswers.js';
