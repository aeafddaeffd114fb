import type { FailureTexts } from '../failures.js';
import { refusals } from './refusals.js';

export const failures: FailureTexts = {
  refusals,
  place: (line, column) => (column ? `line ${line}, column ${column}` : `line ${line}`),
};
