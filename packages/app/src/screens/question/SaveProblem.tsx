import type { CurrentAnswer } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { downloadAnswer } from '../../features/answering/downloadAnswer.js';
import { answerInWords } from '../../features/answering/answerInWords.js';
import { useRefusedAnswer } from '../../features/answering/useRefusedAnswer.js';
import { useSession } from '../../ground/session/useSession.js';
import { dateFormat } from '@credence/text';
import type { Text } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import type { AnswerFailure } from './answerFailure.js';

interface SaveProblemProps {
  failure: AnswerFailure;
  /** The button that saves the user's own answer over the newer one, where there is the choice. */
  mineButton: RefObject<HTMLButtonElement | null>;
  onUseMine: () => void;
  onUseTheirs: () => void;
  /** Where to continue in the meantime, if the answer waits. */
  goOnHref: string | undefined;
}

/** Why the answer is not saved. Nothing is lost: the answer is still above and can be sent again. */
export function SaveProblem({ failure, goOnHref, ...choose }: SaveProblemProps) {
  const { common, drafts, outbox, question } = useText();
  const { user } = useSession();
  const { current, decidedBy, error, stale, waits, gone, isUnable, restoredAt } = failure;
  const kept = useRefusedAnswer();
  if (gone) {
    const download = kept && (
      <Button size="small" onClick={() => void downloadAnswer(kept)}>
        {outbox.download}
      </Button>
    );
    return (
      <Alert details={question.gone} action={download}>
        {question.saveFailed}
      </Alert>
    );
  }
  // The waiting answer was refused when it was sent: the notice above every screen says so.
  if (waits && kept) return null;
  if (waits) {
    return (
      <Alert
        tone="warning"
        action={
          goOnHref === undefined ? undefined : (
            <Button size="small" asChild>
              <Link to={goOnHref}>{question.goOnMeanwhile}</Link>
            </Button>
          )
        }
      >
        {isUnable ? question.waitsForRoom : question.waits}
      </Alert>
    );
  }
  if (!current && !stale) return <Alert details={error}>{question.saveFailed}</Alert>;
  const isOwn = isSaidBy(current, user?.username);
  const other = isOwn ? question.useOther : question.useTheirs;

  return (
    <Alert tone="warning" action={<Choices theirs={current || decidedBy ? other : question.loadAgain} {...choose} />}>
      {restoredAt ? <span>{`${drafts.restored(dateFormat(common.dates).format(restoredAt))} `}</span> : null}
      <span>
        {current
          ? overtaken(current, isOwn, question)
          : decidedBy
            ? question.decidedMeanwhile(
                decidedBy.number,
                answerInWords({ ...decidedBy, sliders: decidedBy.value }, question),
              )
            : question.resetMeanwhile}
      </span>
    </Alert>
  );
}

/** Whether the user saved the newer answer, on another device or in another tab. */
const isSaidBy = (current: CurrentAnswer | undefined, own: string | undefined) =>
  own !== undefined && current?.username?.toLowerCase() === own.toLowerCase();

/** Who saved the newer answer, if known. */
function overtaken(current: CurrentAnswer, isOwn: boolean, question: Text['question']): string {
  const shares = answerInWords(current, question);
  if (isOwn) return question.changedElsewhere(shares);
  return current.username === undefined
    ? question.changed(shares)
    : question.changedMeanwhile(current.username, shares);
}

function Choices({
  theirs,
  mineButton,
  onUseMine,
  onUseTheirs,
}: Omit<SaveProblemProps, 'failure' | 'goOnHref'> & { theirs: string }) {
  const { question } = useText();
  return (
    <>
      <Button ref={mineButton} size="small" onClick={onUseMine}>
        {question.useMine}
      </Button>
      <Button size="small" onClick={onUseTheirs}>
        {theirs}
      </Button>
    </>
  );
}
