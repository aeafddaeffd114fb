import type { FailureTexts } from '../failures.js';
import { fileProblems, fileProblemsWithoutParams } from './fileProblems.js';
import { refusals, refusalsWithoutParams } from './refusals.js';

export const failures: FailureTexts = {
  refusals,
  fileProblems,
  place: (line, column) => (column ? `Zeile ${line}, Spalte ${column}` : `Zeile ${line}`),
  withoutParams: { refusals: refusalsWithoutParams, fileProblems: fileProblemsWithoutParams },
};
