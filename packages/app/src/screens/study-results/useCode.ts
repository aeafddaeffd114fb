import { useText } from '../../ground/text/useText.js';
import { useResultsWords } from './resultsWords.js';

/** Writes the code of an expert from its number: "E3". */
export function useCode(): (code: number) => string {
  const { common } = useText();
  const text = useResultsWords();
  return (code) => text.code(code.toLocaleString(common.locale));
}
