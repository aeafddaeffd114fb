import { memo } from 'react';
import { NearView } from '../many-states/NearView.js';
import { QuestionRow, type QuestionRowProps } from './QuestionRow.js';

interface QuestionPlaceProps extends QuestionRowProps {
  /** Left out by the search. It stays, with what is typed in it. */
  hidden: boolean;
  /** True where a lazy row is drawn before anybody knows how near it is. */
  drawnFirst: boolean;
}

/** The place of a row, which is drawn there once it comes near. As the row, it is left alone where another one moves. */
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
