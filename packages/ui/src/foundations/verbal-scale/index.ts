export { anchorTiers, brokenLabel, oneLineWidth } from './anchorTiers.js';
export { answerOf, isAnswer, type VerbalAnchor, verbalScale, type VerbalWords, wordsFor } from './verbalScale.js';
export { WordsFor, wordsText } from './WordsFor.js';
