import { memo } from 'react';
import { RestButton } from '../many-states/RestButton.js';
import { type Published, usePublishedAt } from '../many-states/usePublished.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels, shareBarLabels } from '../../labels/english.js';
import { Bar, Figures, Share } from './StateList.styles.js';

interface StateShareProps {
  index: number;
  /** The effective answer, in percent. */
  counted: number;
  /** True if unanswered. */
  unset: boolean;
  /** The stored share of each answer, in percent. */
  shares: Published<number>;
  /** What is left of 100 for each unanswered state. */
  rest: Published<number | null>;
  onTakeRest: (index: number, reason: 'rest', event: Event) => void;
}

/**
 * The stored share of one answer: its percentage and a thin bar, the longest of the list filling about the whole width.
 * For an unanswered state it is replaced by what is left of 100, once another is answered. When another answer moves,
 * it renders again only if its percentage changes; the bar's length is up to CSS.
 */
export const StateShare = memo(function StateShare(props: StateShareProps) {
  const { index, counted, unset, shares, rest, onTakeRest } = props;
  const share = usePublishedAt(shares, index) ?? 0;
  const left = usePublishedAt(rest, index) ?? null;
  const { shareBar, probabilityQuestion } = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    shareBar: shareBarLabels,
  });
  return (
    <Share data-slot="share">
      <Bar style={{ '--credence-counted': counted }} />
      {left === null ? (
        <Figures>{probabilityQuestion[unset ? 'openShare' : 'storedAs'](shareBar.share(share))}</Figures>
      ) : (
        <RestButton percent={left} onTake={(event) => onTakeRest(index, 'rest', event)} />
      )}
    </Share>
  );
});
