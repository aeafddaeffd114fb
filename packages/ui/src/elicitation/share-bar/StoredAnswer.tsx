import { memo } from 'react';
import { useAtRest } from '../../foundations/interaction/useAtRest.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Announced } from '../../foundations/spoken/Announced.js';
import { shareBarLabels } from '../../labels/english.js';
import { exactProblem } from '../answers/exactPercents.js';
import { sharesOf, startValue as usualStart } from '../answers/shares.js';
import { isAnyExact, shareOf, type ShareValues } from '../answers/share.js';
import { ShareBar } from './ShareBar.js';
import { Bar, StoredText } from './ShareBar.styles.js';

interface StoredAnswerProps {
  states: readonly string[];
  values: ShareValues;
  /** Null if none is preset. */
  startValue: number | null;
}

/** Up to this many states are listed. */
export const listed = 10;

/** The shares as numbers and as a bar, of the answers at rest. Renders again only once those are others. */
export const StoredAnswer = memo(function StoredAnswer(props: StoredAnswerProps) {
  const { shareBar } = useLabels({ shareBar: shareBarLabels });
  const { states, ...given } = useAtRest(props);
  const values = states.map((_, index) => shareOf(given.values[index]));
  const startValue = given.startValue ?? usualStart;
  const isOpen = given.startValue === null && values.includes(null);
  const anyExact = isAnyExact(values);
  const isRefused = isOpen || (anyExact && exactProblem(values, startValue) !== undefined);
  const text =
    values.length > listed
      ? shareBar.manyShares(values.length)
      : shareBar.shares(sharesOf(values, startValue), anyExact);
  return (
    <>
      <StoredText data-slot="text">
        {isRefused ? (
          shareBar.notYet
        ) : (
          <>
            {shareBar.weStore} <b>{text}</b>
          </>
        )}
      </StoredText>
      {/* What cannot be stored, and why, is said by the question. */}
      <Announced text={isRefused ? '' : `${shareBar.weStore} ${text}`} />
      {isOpen ? <Bar aria-hidden /> : <ShareBar {...{ states, values, startValue }} />}
    </>
  );
});
