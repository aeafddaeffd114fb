import { ConfirmDialog, NextStep, TextLink } from '@credence/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { momentOf, type Round } from './roundDates.js';
import type { StudyActs } from './studyActs.js';
import { useStudyWords } from './studyWords.js';

interface NextOfClosedRoundProps extends Pick<StudyActs, 'running' | 'onAct'> {
  networkId: string;
  round: Round;
  closedAt: string;
}

/** What to do once a round is closed: open its results, or take the close back; afterwards the way to the results. */
export function NextOfClosedRound({ networkId, round, closedAt, running, onAct }: NextOfClosedRoundProps) {
  const { common } = useText();
  const { next: text, results } = useStudyWords();
  const [asking, setAsking] = useState(false);
  const open = () => void onAct({ act: 'openResults' });
  const isOpened = round.resultsOpenedAt !== undefined;
  const working = { openResults: text.openingResults, reopen: text.reopening, other: undefined };

  return (
    <>
      <NextStep
        action={
          isOpened ? undefined : { label: text.openResults, onPress: round.mayReopen ? () => setAsking(true) : open }
        }
        others={round.mayReopen ? [{ label: text.reopen, onPress: () => void onAct({ act: 'reopen' }) }] : []}
        working={working[running === 'openResults' || running === 'reopen' ? running : 'other']}
      >
        <b>{text.isClosed(momentOf(closedAt, common))}</b>{' '}
        {isOpened ? (
          <TextLink asChild>
            <Link to={paths.studyResults.href(networkId)}>{text.results}</Link>
          </TextLink>
        ) : (
          text.rested
        )}
      </NextStep>
      <ConfirmDialog
        open={asking}
        question={results.question}
        consequence={results.consequence}
        confirmLabel={results.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          open();
        }}
      />
    </>
  );
}
