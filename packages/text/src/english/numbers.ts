import { listsIn, numbersIn } from '../writtenNumbers.js';

export const numbers = numbersIn('en');
export const list = listsIn('en');
