import { isBeyondWork } from '@credence/bayesnet';
import type { ReactNode } from 'react';
import { errorAfter, wholePoints } from '../../features/inference/errorAfter.js';
import { useText } from '../../ground/text/useText.js';
import { DockBar, Live, Waiting } from './ProtocolForm.styles.js';
import type { Cost } from './studyCost.js';
import { useStudyWords } from './studyWords.js';
import type { StudyReach } from './useRanking.js';

interface SetupDockProps {
  cost: Cost | undefined;
  /** For single questions: how far they reach. */
  reach: StudyReach | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** What can be done with the form, and in one line what it asks: the line is announced whenever it changes. */
export function SetupDock({ cost, reach, children }: SetupDockProps) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  const { live } = text;
  const { points } = reach ?? {};
  const within =
    cost &&
    cost.questions > 0 &&
    points &&
    text.within(wholePoints(errorAfter(points, cost.questions)).toLocaleString(common.locale));
  const isLong = cost !== undefined && isBeyondWork(cost.minutes);
  return (
    <DockBar>
      <div>{children}</div>
      <Live role="status">
        {cost?.questions === 0 ? (
          <span>{live.none}</span>
        ) : cost ? (
          <>
            <b>{isLong ? live.long(cost.questions) : live.cost(cost.questions, text.minutesOf(cost.minutes))}</b>
            {isLong ? null : <span>{live.each}</span>}
          </>
        ) : reach?.isComing ? (
          <span>{text.ranking}</span>
        ) : null}
        {within ? (
          <>
            <span>{live.reach}</span>
            <b>{within}</b>
          </>
        ) : reach?.isComing ? (
          <Waiting aria-hidden="true">
            {live.reach}
            {text.within('10')}
          </Waiting>
        ) : null}
      </Live>
    </DockBar>
  );
}
