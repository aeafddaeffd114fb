import { type CombinationDetails, Icon, ShareBar, type ShareBarProps, type SliderValues } from '@credence/ui';
import { useText } from '../../text/useText.js';
import { Beside, Closed } from './Said.styles.js';

interface CombinationSharesProps extends Pick<ShareBarProps, 'size'> {
  values: SliderValues;
  states: readonly string[];
  /** What the combination says beside its sliders. */
  said: CombinationDetails;
}

/** What a combination says: its distribution, or that there is none, and how certain that is. */
export function CombinationShares({ values, states, said, size }: CombinationSharesProps) {
  const { combinations, earlierAnswers } = useText();
  const { exact, certainty, standing } = said;
  if (standing === 'cannot_occur') {
    return (
      <Closed>
        <Icon name="forbidden" />
        {combinations.aside.closed}
      </Closed>
    );
  }
  return (
    <>
      <ShareBar {...{ values, states, exact, size }} />
      {typeof certainty === 'number' ? <Beside>{earlierAnswers.certainty[certainty]}</Beside> : null}
    </>
  );
}
