import type { FileProblem } from '@credence/api-client';
import { useText } from '../text/useText.js';
import { problemSentence } from './problemSentence.js';

/** Each thing that is wrong with a file, with its place. */
export function FileProblems({ problems }: { problems: readonly FileProblem[] }) {
  const text = useText();
  const sentences = problems.map((problem) => problemSentence(problem, text));
  if (sentences.length < 2) return sentences[0];

  return (
    <ul>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
