import { type CombinationRemarks, type CombinationRows, Icon, ShareBar, type ShareBarProps } from '@credence/ui';
import { certaintyOf } from '../../features/answering/certaintyWords.js';
import { useText } from '../../ground/text/useText.js';
import { Beside, Closed } from './Said.styles.js';

interface CombinationSharesProps extends Pick<ShareBarProps, 'size'> {
  rows: CombinationRows;
  states: readonly string[];
  /** What the combination says beside its sliders. */
  said: CombinationRemarks;
}

/** What a combination says: its distribution with its exact shares, or that there is none, and how certain that is. */
export function CombinationShares({ rows, states, said, size }: CombinationSharesProps) {
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
  const named = rows.values.flatMap((share, state) =>
    typeof share === 'object' && share !== null
      ? [earlierAnswers.share(share.ppm / 10_000, (states[state] ?? '').replaceAll('_', ' '))]
      : [],
  );
  const beside = [...named, ...(certainty ? [earlierAnswers.certainty[certaintyOf(certainty)]] : [])];
  return (
    <>
      <ShareBar {...rows} states={states} size={size} />
      {beside.length > 0 ? <Beside>{beside.join(' · ')}</Beside> : null}
    </>
  );
}
