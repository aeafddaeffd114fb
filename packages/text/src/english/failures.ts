import type { FailureTexts } from '../failures.js';
import { fileProblems } from './fileProblems.js';
import { refusals } from './refusals.js';

export const failures: FailureTexts = {
  refusals,
  fileProblems,
  place: (line, column) => (column ? `line ${line}, column ${column}` : `line ${line}`),
};
