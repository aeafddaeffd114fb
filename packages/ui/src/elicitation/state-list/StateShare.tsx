import { memo } from 'react';
import { type Published, usePublishedAt } from '../many-states/usePublished.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels, shareBarLabels } from '../../labels/english.js';
import { Bar, Percent, Share } from './StateList.styles.js';

interface StateShareProps {
  index: number;
  /** True for a state without an answer. */
  open: boolean;
  /** The effective answer, in percent. */
  counted: number;
  /** The stored share of each answer, in whole percents. */
  shares: Published<number>;
}

/**
 * The stored share of one answer: its percentage and a thin bar, the longest of the list filling about the whole width.
 * When another answer moves, it renders again only if its percentage changes; the bar's length is up to CSS.
 */
export const StateShare = memo(function StateShare({ index, open, counted, shares }: StateShareProps) {
  const share = usePublishedAt(shares, index) ?? 0;
  const { shareBar, probabilityQuestion } = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    shareBar: shareBarLabels,
  });
  return (
    <Share data-slot="share">
      <Bar style={{ '--credence-counted': counted }} />
      <Percent>{probabilityQuestion[open ? 'openShare' : 'storedAs'](shareBar.share(share))}</Percent>
    </Share>
  );
});
