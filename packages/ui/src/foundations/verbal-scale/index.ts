export { anchorTiers, brokenLabel, oneLineWidth } from './anchorTiers.js';
export { answerOf, isAnswer, type VerbalWords, wordsFor } from './verbalScale.js';
export { WordsFor, wordsText } from './WordsFor.js';
