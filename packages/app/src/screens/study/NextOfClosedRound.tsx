import type { Study } from '@credence/api-client';
import { ConfirmDialog, TextLink } from '@credence/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { NextStep } from './next-step/NextStep.js';
import { lateIn } from './panelOf.js';
import { momentOf, type Round } from './roundDates.js';
import type { StudyActs } from './studyActs.js';
import { useStudyWords } from './studyWords.js';

interface NextOfClosedRoundProps extends Pick<StudyActs, 'running' | 'onAct'> {
  networkId: string;
  study: Study;
  round: Round;
  closedAt: string;
}

/**
 * What to do once a round is closed: open its results, let in what came late, or take the close back; afterwards the way to
 * the results.
 */
export function NextOfClosedRound({ networkId, study, round, closedAt, running, onAct }: NextOfClosedRoundProps) {
  const { common } = useText();
  const { next: text } = useStudyWords();
  const [asking, setAsking] = useState<'openResults' | 'letIn'>();
  const isOpened = round.resultsOpenedAt !== undefined;
  const late = mayInStudy(study, 'let_in_late') ? lateIn(study) : [];
  const mayReopen = mayInStudy(study, 'reopen_round');
  const leftOut = late.reduce((sum, { answers }) => sum + answers, 0);
  const working: Readonly<Record<string, string | undefined>> = {
    openResults: text.openingResults,
    reopen: text.reopening,
    letIn: text.lettingIn,
  };
  const open = () => void onAct({ act: 'openResults' });
  const isAsked = mayReopen || leftOut > 0;

  return (
    <>
      <NextStep
        action={
          isOpened || !mayInStudy(study, 'open_results')
            ? undefined
            : { label: text.openResults, onPress: isAsked ? () => setAsking('openResults') : open }
        }
        others={[
          ...(leftOut > 0 ? [{ label: text.letIn, onPress: () => setAsking('letIn') }] : []),
          ...(mayReopen ? [{ label: text.reopen, onPress: () => void onAct({ act: 'reopen' }) }] : []),
        ]}
        working={running && working[running]}
      >
        <b>{text.isClosed(momentOf(closedAt, common))}</b>{' '}
        {mayInStudy(study, 'read_results') ? (
          <TextLink asChild>
            <Link to={paths.studyResults.href(networkId)}>{text.results}</Link>
          </TextLink>
        ) : leftOut > 0 ? (
          late.map(({ code, answers }) => text.late(code, answers)).join(' ')
        ) : (
          text.rested
        )}
      </NextStep>
      <QuestionsOfClosedRound
        asking={asking}
        leftOut={leftOut}
        onOpen={open}
        onLetIn={() => void onAct({ act: 'letIn', experts: late.map(({ id }) => id) })}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}

interface QuestionsOfClosedRoundProps {
  asking: 'openResults' | 'letIn' | undefined;
  /** How many answers came late. */
  leftOut: number;
  onOpen: () => void;
  onLetIn: () => void;
  onClose: () => void;
}

/** Asks before the results are opened, and before late answers are let in. */
function QuestionsOfClosedRound({ asking, leftOut, onOpen, onLetIn, onClose }: QuestionsOfClosedRoundProps) {
  const { results, lateAnswers } = useStudyWords();
  return (
    <>
      <ConfirmDialog
        open={asking === 'openResults'}
        question={results.question}
        consequence={[results.consequence, ...(leftOut > 0 ? [results.leavesOut(leftOut)] : [])].join(' ')}
        confirmLabel={results.confirm}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          onOpen();
        }}
      />
      <ConfirmDialog
        open={asking === 'letIn'}
        question={lateAnswers.question}
        consequence={lateAnswers.consequence}
        confirmLabel={lateAnswers.confirm}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          onLetIn();
        }}
      />
    </>
  );
}
