import type { FileProblem } from '@credence/api-client';
import type { Text } from '../text/english.js';

/** What is wrong with a file, and on which line. */
export function problemSentence(problem: FileProblem, { home, server }: Text): string {
  const { line, column } = problem;
  const message = server.fileProblem(problem);
  const isPlaced = line === undefined || new RegExp(`\\b${line}\\b`).test(message);
  return isPlaced ? message : home.place(line, column) + message;
}
