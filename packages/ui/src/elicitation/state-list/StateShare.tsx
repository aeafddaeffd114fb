import { memo } from 'react';
import { type Published, usePublishedAt } from '../many-states/usePublished.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels, shareBarLabels } from '../../labels/english.js';
import { Bar, Percent, Share } from './StateList.styles.js';

interface StateShareProps {
  index: number;
  /** The answer as it counts, in percent. */
  counted: number;
  /** What of each answer is stored, in whole percent. */
  shares: Published<number>;
}

/**
 * What of one answer is stored: a thin bar, the longest of the list about as long as there is room, and its percent. Where
 * another answer moves, it is drawn again only if its percent changes; how long the bars are is left to the styles.
 */
export const StateShare = memo(function StateShare({ index, counted, shares }: StateShareProps) {
  const share = usePublishedAt(shares, index) ?? 0;
  const { shareBar, probabilityQuestion } = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    shareBar: shareBarLabels,
  });
  return (
    <Share data-slot="share">
      <Bar style={{ '--credence-counted': counted }} />
      <Percent>{probabilityQuestion.storedAs(shareBar.share(share))}</Percent>
    </Share>
  );
});
