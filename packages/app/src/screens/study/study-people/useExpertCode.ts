import { useText } from '../../../ground/text/useText.js';
import { useStudyWords } from '../studyWords.js';

/** Writes the code of an expert from its number: "E3". */
export function useExpertCode(): (code: number) => string {
  const { common } = useText();
  const { studyPeople: text } = useStudyWords().parts;
  return (code) => text.code(code.toLocaleString(common.locale));
}
