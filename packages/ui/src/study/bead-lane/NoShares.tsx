import { useCredence } from '../../foundations/provider/useCredence.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import { beadLaneLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Missing } from './BeadLane.styles.js';
import type { WithoutShares } from './laneState.js';

const standings = ['notMyField', 'cannotOccur', 'open'] as const;

/** Who gave no shares, by reason: their codes, or how many they are where nobody is told. */
export function NoShares({ withoutShares }: { withoutShares: readonly WithoutShares[] }) {
  const { locale } = useCredence();
  const { beadLane } = useStudyLabels({ beadLane: beadLaneLabels });
  const codeOf = useExpertCode();
  const groups = standings.flatMap((standing) => {
    const experts = withoutShares.filter((expert) => expert.standing === standing);
    if (experts.length === 0) return [];
    const codes = experts.flatMap(({ code }) => code ?? []);
    const who = codes.length > 0 ? codes.map(codeOf).join(', ') : experts.length.toLocaleString(locale);
    return [{ standing, text: beadLane.without(beadLane.standings[standing], who) }];
  });
  if (groups.length === 0) return null;
  return (
    <Missing data-slot="without-shares">
      {groups.map(({ standing, text }) => (
        <li key={standing}>{text}</li>
      ))}
    </Missing>
  );
}
