import { memo } from 'react';
import { NearView } from '../many-states/NearView.js';
import { QuestionRow, type QuestionRowProps } from './QuestionRow.js';

interface QuestionPlaceProps extends QuestionRowProps {
  /** Excluded by the search. It stays mounted, keeping any text typed in it. */
  hidden: boolean;
  /** True to render a lazy row before its distance to the window is known. */
  drawnFirst: boolean;
}

/** The placeholder of a row, which renders once it comes near. Like the row, it ignores moves of others. */
export const QuestionPlace = memo(function QuestionPlace({ hidden, drawnFirst, ...row }: QuestionPlaceProps) {
  return (
    <div data-slot="place" hidden={hidden}>
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
