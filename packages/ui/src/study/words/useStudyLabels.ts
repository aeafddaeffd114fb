import { useCredence } from '../../foundations/provider/useCredence.js';
import { mergeWords } from '../../foundations/provider/useLabels.js';
import type { StudyLabels } from './studyLabels.js';

/**
 * The strings of a component for studies: its own, in English, replaced by `study` of the providers' labels. As with
 * `useLabels`, each component imports its own; apart from it, so that no page without a study carries this.
 */
export function useStudyLabels<Own extends Partial<StudyLabels>>(own: Own): Own {
  const said: Readonly<Record<string, object | undefined>> = useCredence().labels.study ?? {};
  const groups = Object.entries(own as Readonly<Record<string, object>>).map(([group, words]) => {
    const instead = said[group];
    return [group, instead ? mergeWords(words, instead) : words] as const;
  });
  return Object.fromEntries(groups) as Own;
}
