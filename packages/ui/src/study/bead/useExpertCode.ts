import { useCredence } from '../../foundations/provider/useCredence.js';
import { expertBeadLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';

/** Writes the code of an expert from its number, in the provider's language: "E3". */
export function useExpertCode(): (code: number) => string {
  const { locale } = useCredence();
  const { expertBead } = useStudyLabels({ expertBead: expertBeadLabels });
  return (code) => expertBead.code(code.toLocaleString(locale));
}
