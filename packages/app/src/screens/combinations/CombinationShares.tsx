import { type CombinationRemarks, Icon, ShareBar, type ShareBarProps, type ShareValues } from '@credence/ui';
import { certaintyOf } from '../../features/answering/certaintyWords.js';
import { exactOf } from '../../features/answering/wireShares.js';
import { useText } from '../../ground/text/useText.js';
import { Beside, Closed } from './Said.styles.js';

interface CombinationSharesProps extends Pick<ShareBarProps, 'size'> {
  values: ShareValues;
  states: readonly string[];
  /** What the combination says beside its sliders. */
  said: CombinationRemarks;
}

/** What a combination says: its distribution with its exact shares, or that there is none, and how certain that is. */
export function CombinationShares({ values, states, said, size }: CombinationSharesProps) {
  const { combinations, earlierAnswers } = useText();
  const { certainty, standing } = said;
  if (standing === 'cannotOccur') {
    return (
      <Closed>
        <Icon name="forbidden" />
        {combinations.aside.closed}
      </Closed>
    );
  }
  // The bar has no room for the words of a rare state.
  const named = (exactOf(values) ?? []).flatMap((share, state) =>
    share === null ? [] : [earlierAnswers.share(share / 10_000, (states[state] ?? '').replaceAll('_', ' '))],
  );
  const beside = [...named, ...(certainty ? [earlierAnswers.certainty[certaintyOf(certainty)]] : [])];
  return (
    <>
      <ShareBar {...{ values, states, size }} />
      {beside.length > 0 ? <Beside>{beside.join(' · ')}</Beside> : null}
    </>
  );
}
