import { Text } from '@credence/ui';
import type { LeftStudy } from './leftBehind.route.js';
import { useLeftStudiesWords } from './useLeftStudiesWords.js';

/** Says of each study of the user's own what becomes of it where there is nothing to choose. */
export function LeftStudies({ studies }: { studies: readonly LeftStudy[] }) {
  const words = useLeftStudiesWords();
  return studies.map(({ networkId, name, withoutOwner }) => (
    <Text key={networkId}>
      {withoutOwner.fate === 'passes' ? words.studyPasses(name, withoutOwner.deputy ?? '') : words.studyStops(name)}
    </Text>
  ));
}
