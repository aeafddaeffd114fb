import { memo } from 'react';
import { NearView } from '../many-states/NearView.js';
import { QuestionRow, type QuestionRowProps } from './QuestionRow.js';

interface NearRowProps extends QuestionRowProps {
  /** Excluded by the search. It stays mounted, keeping any text typed in it. */
  hidden: boolean;
  /** True to render a lazy row before its distance to the window is known. */
  drawnFirst: boolean;
  /** True for the row of a list that is in hand. */
  inHand: boolean;
  /** Takes it in hand, with the focus; undefined if all rows are large. */
  onTake: ((index: number) => void) | undefined;
}

/** A row that renders once it comes near the window. Like the row, it ignores moves of others. */
export const NearRow = memo(function NearRow({ hidden, drawnFirst, inHand, onTake, ...row }: NearRowProps) {
  return (
    <div
      data-slot="place"
      data-in-hand={inHand ? '' : undefined}
      hidden={hidden}
      onFocus={onTake && (() => onTake(row.index))}
    >
      {row.inList ? (
        <NearView initially={drawnFirst} name={row.state}>
          <QuestionRow {...row} />
        </NearView>
      ) : (
        <QuestionRow {...row} />
      )}
    </div>
  );
});
