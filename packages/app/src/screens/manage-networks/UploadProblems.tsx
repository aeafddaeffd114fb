import type { FileProblem } from '@credence/api-client';
import { useText } from '../../text/useText.js';

/** Each thing that is wrong with a file, with its place. */
export function UploadProblems({ problems }: { problems: readonly FileProblem[] }) {
  const { home, server } = useText();
  const sentences = problems.map((problem) => {
    const { line, column } = problem;
    const message = server.fileProblem(problem);
    const isPlaced = line === undefined || new RegExp(`\\b${line}\\b`).test(message);
    return isPlaced ? message : home.place(line, column) + message;
  });
  if (sentences.length < 2) return sentences[0];

  return (
    <ul>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
