import type { Study } from '@credence/api-client';
import { ConfirmDialog } from '@credence/ui';
import { useState } from 'react';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { calendarDays } from '../../ground/text/calendarDays.js';
import { useText } from '../../ground/text/useText.js';
import { ExtendRound } from './ExtendRound.js';
import { NextStep } from './next-step/NextStep.js';
import { NextOfClosedRound } from './NextOfClosedRound.js';
import { countPanel } from './panelOf.js';
import type { Round } from './roundDates.js';
import type { StudyActs } from './studyActs.js';
import { useStudyWords } from './studyWords.js';

interface NextOfRoundProps extends StudyActs {
  networkId: string;
  round: Round;
  study: Study;
  now: Date;
}

/** What to do with the round next: wait, extend it, close it, or open its results. */
export function NextOfRound({ networkId, round, study, now, running, onAct }: NextOfRoundProps) {
  const { common } = useText();
  const { next: text } = useStudyWords();
  const [asking, setAsking] = useState<'close' | 'extend'>();
  const number = round.round.toLocaleString(common.locale);
  if (round.closedAt) {
    return (
      <NextOfClosedRound
        networkId={networkId}
        study={study}
        round={round}
        closedAt={round.closedAt}
        running={running}
        onAct={onAct}
      />
    );
  }
  const closes = new Date(round.closesAt);
  const isDue = closes <= now;
  const { asked, waiting, toRemind } = countPanel(study, now);
  const isComplete = asked > 0 && waiting === 0;
  const close = mayInStudy(study, 'close_round') ? [{ label: text.close, onPress: () => setAsking('close') }] : [];
  const extend = mayInStudy(study, 'extend_round')
    ? [{ label: text.extend(number), onPress: () => setAsking('extend') }]
    : [];
  const remind =
    toRemind.length > 0 && mayInStudy(study, 'remind')
      ? { label: text.remind(toRemind.length), onPress: () => void onAct({ act: 'remind', experts: toRemind }) }
      : undefined;
  const working = { close: text.closing, remind: text.reminding, other: undefined };
  return (
    <>
      <NextStep
        action={isDue || isComplete ? close[0] : remind}
        others={isDue || isComplete ? extend : [...extend, ...close]}
        working={working[running === 'close' || running === 'remind' ? running : 'other']}
      >
        <b>
          {isDue
            ? text.isDue
            : isComplete
              ? text.allFinished
              : waiting > 0
                ? text.notFinished(waiting)
                : text.isOpen(number)}
        </b>{' '}
        {isDue ? text.due : text.daysLeft(calendarDays(now, closes))}
      </NextStep>
      <QuestionsOfRound asking={asking} round={round} onAct={onAct} onClose={() => setAsking(undefined)} />
    </>
  );
}

interface QuestionsOfRoundProps extends Pick<NextOfRoundProps, 'round' | 'onAct'> {
  asking: 'close' | 'extend' | undefined;
  onClose: () => void;
}

/** Asks before the round is closed, and until when it is extended. */
function QuestionsOfRound({ asking, round, onAct, onClose }: QuestionsOfRoundProps) {
  const { common } = useText();
  const { closing } = useStudyWords();
  return (
    <>
      <ConfirmDialog
        open={asking === 'close'}
        question={closing.question(round.round.toLocaleString(common.locale))}
        consequence={`${closing.consequence} ${closing.mayReopen}`}
        confirmLabel={closing.confirm}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          void onAct({ act: 'close' });
        }}
      />
      {asking === 'extend' ? (
        <ExtendRound
          round={round}
          onExtend={(closesAt) => {
            onClose();
            void onAct({ act: 'extend', closesAt });
          }}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
