import type { Text } from '../english/app.js';
import { fileProblems } from './fileProblems.js';
import { fileProblemsWithoutParams } from './fileProblemsWithoutParams.js';
import { refusals } from './refusals.js';
import { refusalsWithoutParams } from './refusalsWithoutParams.js';

export const failures: Text['failures'] = {
  refusals,
  fileProblems,
  place: (line, column) => (column ? `Zeile ${line}, Spalte ${column}` : `Zeile ${line}`),
  withoutParams: { refusals: refusalsWithoutParams, fileProblems: fileProblemsWithoutParams },
};
