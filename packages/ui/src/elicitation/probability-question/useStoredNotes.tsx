import { type ReactElement, useMemo } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels, shareWords } from '../../labels/english.js';
import { type Published, usePublishedAt } from '../many-states/usePublished.js';

/** Of each state, what is stored of its answer; and what its share is while it has none. The same on every render. */
export function useStoredNotes(count: number, shares: Published<number>, isExact: boolean) {
  const [answered, open] = useMemo(
    () =>
      [false, true].map((open): readonly ReactElement[] =>
        Array.from({ length: count }, (_, index) => <StoredAs key={index} {...{ index, open, shares, isExact }} />),
      ),
    [count, shares, isExact],
  );
  return { answered, open };
}

interface StoredAsProps {
  index: number;
  /** True for a state without an answer: its share is a consequence of the others, and nothing is stored yet. */
  open: boolean;
  shares: Published<number>;
  /** True if a state has an exact share: what is 0 is then meant so. */
  isExact: boolean;
}

/** The share of one state. When another one moves, it renders again only if its own share changes. */
function StoredAs({ index, open, shares, isExact }: StoredAsProps) {
  const share = usePublishedAt(shares, index) ?? 0;
  const { shareBar, probabilityQuestion } = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    shareBar: shareWords,
  });
  return probabilityQuestion[open ? 'openShare' : 'storedAs'](shareBar.share(share, isExact));
}
