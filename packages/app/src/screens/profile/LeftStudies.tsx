import { Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import type { LeftStudy } from './leftBehind.route.js';

/** Says of each study of the user's own what becomes of it where there is nothing to choose. */
export function LeftStudies({ studies }: { studies: readonly LeftStudy[] }) {
  const { profile } = useText();
  return studies.map(({ networkId, name, withoutOwner }) => (
    <Text key={networkId}>
      {withoutOwner.fate === 'passes' ? profile.studyPasses(name, withoutOwner.deputy ?? '') : profile.studyStops(name)}
    </Text>
  ));
}
