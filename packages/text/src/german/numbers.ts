import { listsIn, numbersIn } from '../writtenNumbers.js';

export const numbers = numbersIn('de');
export const list = listsIn('de');
