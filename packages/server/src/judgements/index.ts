// Judgements: what is asked about a node, what was answered, and what shows or carries the answers.

export { epochsInUse } from './epochsInUse.js';
export { lockNodes } from './lockNodes.js';

// Activity
export { aboutExperts } from './activity/aboutExperts.js';

// Answers
export { type Adoption, listAdoptions } from './answers/adoptions.js';
export { fieldsAsJson, type FieldsAsJson, fieldsOfRow } from './answers/answerFields.js';
export { answerQuestion } from './answers/answerQuestion.js';
export { type AnswerRow, judgementOf, listAnswers, toAnswers } from './answers/answers.js';
export { outcomeOf, type QuestionChange } from './answers/outcomeOf.js';
export { setAsideRevisions, type SetAsideRow } from './answers/setAside.js';

// Combinations
export { chooseCombinations } from './combinations/chooseCombinations.js';
export { findCombinationSet, toCombinations } from './combinations/combinationSets.js';

// Questions
export { countOpen } from './questions/countOpen.js';
export { hasLaterTables } from './questions/hasLaterTables.js';
export { knownAfter, nextOpen } from './questions/openQuestions.js';
export { orderOf, placeIn } from './questions/orderOf.js';
export { presentQuestion } from './questions/presentQuestion.js';
export { questionAtHand } from './questions/questionAtHand.js';

// Record
export { type AnswerState, stateOf } from './record/answerState.js';
export { checkRecord, type RecordMismatch } from './record/checkRecord.js';
export { combinationsOf } from './record/combinationsOf.js';
export type { Difference } from './record/difference.js';
export { hashOfEvents, type Tombstone } from './record/hashOfEvents.js';
export { type AdoptedProgress, countsOf, type RecordedProgress, recordedProgress } from './record/recorded.js';
export type { Break } from './record/replay.js';
