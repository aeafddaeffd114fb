export { foldText } from './foldText.js';
export { findMatch } from './findMatch.js';
