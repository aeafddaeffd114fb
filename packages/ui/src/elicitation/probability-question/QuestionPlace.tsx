import { memo } from 'react';
import { NearView } from '../many-states/NearView.js';
import { QuestionRow, type QuestionRowProps } from './QuestionRow.js';

interface QuestionPlaceProps extends QuestionRowProps {
  /** Excluded by the search. It stays mounted, keeping any text typed in it. */
  hidden: boolean;
  /** True to render a lazy row before its distance to the window is known. */
  drawnFirst: boolean;
  /** True for the row of a list that is in hand. */
  inHand: boolean;
  /** Takes it in hand, with the focus; undefined if all rows are large. */
  onTake: ((index: number) => void) | undefined;
}

/** The placeholder of a row, which renders once it comes near. Like the row, it ignores moves of others. */
export const QuestionPlace = memo(function QuestionPlace({
  hidden,
  drawnFirst,
  inHand,
  onTake,
  ...row
}: QuestionPlaceProps) {
  return (
    <div
      data-slot="place"
      data-in-hand={inHand ? '' : undefined}
      hidden={hidden}
      onFocus={onTake && (() => onTake(row.index))}
    >
      {row.lazy ? (
        <NearView initially={drawnFirst} name={row.state}>
          <QuestionRow {...row} />
        </NearView>
      ) : (
        <QuestionRow {...row} />
      )}
    </div>
  );
});
