import { limits } from '../network/limits.js';

/**
 * Whether a table that the file does not have yet can be written into it: a file with more numbers could not be read
 * again.
 * @param columns the number of parent configurations
 */
export function fitsFile(states: number, columns: number): boolean {
  return states * columns <= limits.numbers;
}
