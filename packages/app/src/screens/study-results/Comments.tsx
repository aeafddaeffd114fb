import type { PanelQuestion, StudyAnswer, StudyAnswers } from '@credence/api-client';
import { dateFormat } from '@credence/text';
import { Button, Heading, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { ExpertCode } from './expert-code/ExpertCode.js';
import { RedactComment } from './RedactComment.js';
import { useResultsWords } from './resultsWords.js';
import { Said, Saying, Section } from './StudyResultsScreen.styles.js';
import { useCode } from './useCode.js';

interface CommentsProps {
  networkId: string;
  question: PanelQuestion;
  /** Undefined while they are loading. */
  answers: StudyAnswers | undefined;
  /** The codes of those who had seen the shared answers before. */
  sawShared: ReadonlySet<number>;
  mayTakeOut: boolean;
  /** Called when a comment was taken out. */
  onRedacted: () => void;
}

/** Why they answered so: by code for whoever runs the study, who can take a comment out, unlinked for experts. */
export function Comments({ networkId, question, answers, sawShared, mayTakeOut, onRedacted }: CommentsProps) {
  const { common } = useText();
  const { comments: text } = useResultsWords();
  const id = useId();
  const codeOf = useCode();
  const [redacting, setRedacting] = useState<number>();
  const { n, cannotOccur = 0, notTheirField = 0, comments } = question;
  const byCode = answers?.answers?.filter(({ comment, redacted }) => comment || redacted);
  const without =
    answers?.answers?.filter(({ comment, redacted }) => !comment && !redacted).map(({ code }) => codeOf(code)) ?? [];
  const about = answers?.answers
    ? [text.about, ...(without.length > 0 ? [text.leftNone(new Intl.ListFormat(common.locale).format(without))] : [])]
    : [text.unlinked];
  const hasSome = comments > 0 || (byCode?.length ?? 0) > 0;

  return (
    <Section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {/* An expert is not told how many gave no numbers, and some of those say why. */}
        {text.title(comments, Math.max(comments, n + cannotOccur + notTheirField))}
      </Heading>
      {answers && hasSome ? <Text variant="hint">{about.join(' ')}</Text> : null}
      {answers && hasSome ? (
        <Saying>
          {byCode
            ? byCode.map((answer) => (
                <OfExpert
                  key={answer.code}
                  answer={answer}
                  sawShared={sawShared.has(answer.code)}
                  onTakeOut={mayTakeOut ? () => setRedacting(answer.code) : undefined}
                />
              ))
            : answers.comments.map((comment, index) => (
                <li key={index}>
                  <Said>{comment}</Said>
                </li>
              ))}
        </Saying>
      ) : null}
      {redacting === undefined ? null : (
        <RedactComment
          networkId={networkId}
          question={question}
          code={redacting}
          onRedacted={() => {
            setRedacting(undefined);
            onRedacted();
          }}
          onClose={() => setRedacting(undefined)}
        />
      )}
    </Section>
  );
}

interface OfExpertProps {
  answer: StudyAnswer;
  sawShared: boolean;
  /** Without it, a comment stays. */
  onTakeOut: (() => void) | undefined;
}

function OfExpert({ answer, sawShared, onTakeOut }: OfExpertProps) {
  const { earlierAnswers, common } = useText();
  const { comments: text, sawShared: saw } = useResultsWords();
  const codeOf = useCode();
  const { code, comment, redacted, certainty } = answer;
  const notes = [
    ...(certainty === undefined ? [] : [earlierAnswers.certainty[certainty]]),
    ...(sawShared ? [saw] : []),
  ];
  return (
    <li data-coded="">
      <ExpertCode code={code} />
      <div>
        {comment ? <Said>{comment}</Said> : null}
        {redacted ? (
          <Text variant="hint">
            {text.takenOut(dateFormat(common.dates, 'shortDay').format(new Date(redacted.at)), redacted.reason)}
          </Text>
        ) : null}
        {notes.length > 0 ? <Text variant="hint">{notes.join(' · ')}</Text> : null}
        {comment && onTakeOut ? (
          <Button variant="text" size="small" aria-label={text.takeOutOf(codeOf(code))} onClick={onTakeOut}>
            {text.takeOut}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
