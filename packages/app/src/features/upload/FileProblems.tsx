import type { Failure } from '@credence/text';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';

/** Lists the problems of a file with their positions. */
export function FileProblems({ problems }: { problems: readonly Failure[] }) {
  const text = useText();
  const sentences = problems.map((problem) => failureSentence(problem, text));
  if (sentences.length < 2) return sentences[0];

  return (
    <ul>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
