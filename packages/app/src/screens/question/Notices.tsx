import type { Certainty, Question } from '@credence/api-client';
import { Alert } from '@credence/ui';
import type { ReactNode } from 'react';
import type { RestoredAnswer } from '../../features/answering/answerDraft.js';
import { useRefusedAnswer } from '../../features/answering/useRefusedAnswer.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { dateFormat } from '@credence/text';
import { useText } from '../../ground/text/useText.js';

interface NoticesProps {
  question: Question;
  draft: RestoredAnswer | undefined;
  /** What a restored draft ran into. */
  restored: ReactNode;
  /** True if the answer shown waits on the device. */
  waits: boolean;
  onDiscard: (() => void) | undefined;
}

/** Above the rows: where the answer that they show comes from, if not from what counts on the server. */
export function Notices({ question, draft, restored, waits, onDiscard }: NoticesProps) {
  const { question: text } = useText();
  const { decidedBy } = question;
  return (
    <>
      {/* Restored, it is the first thing to see, before anybody reaches Continue. */}
      {restored ??
        (draft ? (
          <DraftNotice
            at={draft.at}
            // Where nothing is saved, there is nothing newer to see.
            outdated={draft.outdated && question.answered !== false}
            onDiscard={() => onDiscard?.()}
          />
        ) : null)}
      {waits ? <WaitsHere /> : null}
      {question.author ? <Others author={question.author} certainty={question['self-eval']} /> : null}
      {decidedBy && question.answered === false ? (
        <Alert tone="info">{decidedBy.number === 'rest' ? text.decidedByRest : text.decidedBy(decidedBy.number)}</Alert>
      ) : null}
    </>
  );
}

/** Whose answer counts so far, and what becomes of it. */
function Others({ author, certainty }: { author: AnswerAuthor; certainty: Certainty | undefined }) {
  const { question: text, earlierAnswers, common } = useText();
  const name = author.name || author.username;
  const time = dateFormat(common.dates).format(new Date(author.savedAt));
  const said = certainty === undefined ? undefined : earlierAnswers.certainty[certainty];
  return <Alert tone="info">{text.answeredBy(name, time, said)}</Alert>;
}

type AnswerAuthor = NonNullable<Question['author']>;

/** Says that the answer shown has not been sent. If it was refused, the notice above every screen says so instead. */
function WaitsHere() {
  const { question: text } = useText();
  return useRefusedAnswer() ? null : <Alert tone="info">{text.waitsHere}</Alert>;
}
