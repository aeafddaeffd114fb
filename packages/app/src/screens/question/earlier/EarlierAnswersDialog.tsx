import type { PastAnswer } from '@credence/api-client';
import { Alert, Button, Dialog, Skeleton, Text } from '@credence/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answerInWords } from '../../../features/answering/answerInWords.js';
import { useText } from '../../../ground/text/useText.js';
import type { AnswerFailure } from '../answerFailure.js';
import { AdoptedItem } from './AdoptedItem.js';
import { List, More, Waiting } from './EarlierAnswers.styles.js';
import { isAdopted, type LoadedPastAnswers } from './pastAnswers.route.js';
import { PastAnswerItem } from './PastAnswerItem.js';

/** How many are shown at first. */
const FIRST = 10;

/** How many more each press shows. */
const STEP = 40;

/** The maximum number that the server lists. */
const MOST = 200;

export interface EarlierAnswersDialogProps {
  nodeName: string;
  states: readonly string[];
  /** The user looking at them. */
  username: string | undefined;
  /** Newest first; undefined while they are loading. */
  answers: LoadedPastAnswers['answers'];
  /** Why they could not be loaded. */
  error: string | undefined;
  onRetry: () => void;
  /** The id of the answer being restored. */
  busy: string | undefined;
  /** Why the last restore failed. */
  failure: AnswerFailure | undefined;
  onUse: (answer: PastAnswer) => void;
  onClose: () => void;
}

/** All answers saved to one question, each with a button to restore it. */
export function EarlierAnswersDialog(props: EarlierAnswersDialogProps) {
  const { nodeName, answers, error, busy, failure, onRetry, onClose } = props;
  const { common, earlierAnswers: text } = useText();

  return (
    <Dialog
      open
      // Closing during a restore would let the user type an answer that the restored one then replaces.
      onOpenChange={(open) => open || busy !== undefined || onClose()}
      title={text.title}
      description={text.about(nodeName)}
      size="wide"
    >
      {failure ? <Failure failure={failure} /> : null}
      {error === undefined ? null : (
        <Alert
          details={error === text.loadFailed ? undefined : error}
          action={
            <Button size="small" onClick={onRetry}>
              {common.tryAgain}
            </Button>
          }
        >
          {text.loadFailed}
        </Alert>
      )}
      {answers ? <Answers {...props} answers={answers} /> : null}
      {answers === undefined && error === undefined ? (
        <Waiting role="status">
          <Text variant="hint">{common.loading}</Text>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="40%" />
        </Waiting>
      ) : null}
    </Dialog>
  );
}

function Answers(props: EarlierAnswersDialogProps & { answers: NonNullable<LoadedPastAnswers['answers']> }) {
  const { answers, states, username, busy, onUse } = props;
  const { earlierAnswers: text } = useText();
  const [shown, setShown] = useState(FIRST);
  const list = useRef<HTMLOListElement>(null);
  if (answers.length === 0) return <Text>{text.empty}</Text>;

  const left = answers.length - shown;
  const showMore = () => {
    // Synchronously, because the focus moves to the first new item: the button may be gone afterwards.
    flushSync(() => setShown(shown + STEP));
    (list.current?.children[shown] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      {answers.some(({ counts }) => counts) ? null : (
        <Alert tone="info">{isSetAside(answers[0]) ? text.setAsideSince : text.noneCounts}</Alert>
      )}
      <List ref={list} aria-label={text.list}>
        {answers
          .slice(0, shown)
          .map((answer) =>
            isAdopted(answer) ? (
              <AdoptedItem key={answer.id} answer={answer} states={states} username={username} />
            ) : (
              <PastAnswerItem
                key={answer.id}
                answer={answer}
                states={states}
                username={username}
                busy={busy === answer.id}
                disabled={busy !== undefined && busy !== answer.id}
                onUse={() => onUse(answer)}
              />
            ),
          )}
      </List>
      {left > 0 ? (
        <More>
          <Button onClick={showMore}>{text.more(Math.min(left, STEP))}</Button>
        </More>
      ) : null}
      {left <= 0 && answers.length >= MOST ? (
        <More>
          <Text variant="hint">{text.onlyNewest(answers.length)}</Text>
        </More>
      ) : null}
    </>
  );
}

const isSetAside = (newest: NonNullable<LoadedPastAnswers['answers']>[number] | undefined): boolean =>
  newest !== undefined && !isAdopted(newest) && newest.standing === 'not_my_field';

/** Why the earlier answer was not restored. After reading it, the user may press again. */
function Failure({ failure: { current, error, stale, gone } }: { failure: AnswerFailure }) {
  const { earlierAnswers: text, question } = useText();
  // Trying again would not help.
  if (gone) return <Alert>{error}</Alert>;
  if (!stale) return <Alert details={error === text.restoreFailed ? undefined : error}>{text.restoreFailed}</Alert>;
  return (
    <Alert tone="warning">
      {current
        ? text.changedMeanwhile(current.username ?? null, answerInWords(current, question))
        : text.resetMeanwhile}
    </Alert>
  );
}
