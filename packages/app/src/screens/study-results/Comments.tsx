import type { PanelQuestion, StudyAnswers } from '@credence/api-client';
import { ExpertCode, Heading, Text } from '@credence/ui';
import { useId } from 'react';
import { useText } from '../../ground/text/useText.js';
import { useResultsWords } from './resultsWords.js';
import { Said, Saying, Section } from './StudyResultsScreen.styles.js';
import { useCode } from './useCode.js';

interface CommentsProps {
  question: PanelQuestion;
  /** Undefined while they are loading. */
  answers: StudyAnswers | undefined;
  /** The codes of those who had seen the shared answers before. */
  sawShared: ReadonlySet<number>;
}

/** Why they answered so: by code for whoever runs the study, unlinked for experts. */
export function Comments({ question, answers, sawShared }: CommentsProps) {
  const { earlierAnswers, common } = useText();
  const { comments: text, sawShared: saw } = useResultsWords();
  const id = useId();
  const codeOf = useCode();
  const { n, cannotOccur, notTheirField, comments } = question;
  const byCode = answers?.answers?.filter(({ comment }) => comment);
  const without = answers?.answers?.filter(({ comment }) => !comment).map(({ code }) => codeOf(code)) ?? [];
  const about = answers?.answers
    ? [text.about, ...(without.length > 0 ? [text.leftNone(new Intl.ListFormat(common.locale).format(without))] : [])]
    : [text.unlinked];

  const noteOf = ({ code, certainty }: NonNullable<StudyAnswers['answers']>[number]) =>
    [
      ...(certainty === undefined ? [] : [earlierAnswers.certainty[certainty]]),
      ...(sawShared.has(code) ? [saw] : []),
    ].join(' · ');

  return (
    <Section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {text.title(comments, n + cannotOccur + notTheirField)}
      </Heading>
      {answers && comments > 0 ? <Text variant="hint">{about.join(' ')}</Text> : null}
      {answers && comments > 0 ? (
        <Saying>
          {byCode
            ? byCode.map((answer) => (
                <li key={answer.code}>
                  <ExpertCode code={answer.code} />
                  <div>
                    <Said>{answer.comment}</Said>
                    {noteOf(answer) ? <Text variant="hint">{noteOf(answer)}</Text> : null}
                  </div>
                </li>
              ))
            : answers.comments.map((comment, index) => (
                <li key={index}>
                  <Said>{comment}</Said>
                </li>
              ))}
        </Saying>
      ) : null}
    </Section>
  );
}
