import type { Question } from '@credence/api-client';
import { isAnswered } from '@credence/bayesnet';
import { Alert, BackLink, ProbabilityQuestion, QuestionLayout } from '@credence/ui';
import { Link, useNavigate } from 'react-router-dom';
import { loadedAnswer } from '../../features/answering/answerDraft.js';
import { shownCertainty } from '../../features/answering/certaintyWords.js';
import { shownStanding } from '../../features/answering/wireStanding.js';
import type { AnswerPlace } from '../../features/answering/place.js';
import { shownNode } from '../../features/meaning/shownNode.js';
import { questionNavigation } from '../../features/queue/questionNavigation.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { Conditions, Lead } from './Conditions.js';
import { progressOf } from './progressOf.js';
import { PageFooter } from '../../shell/layout/AppFooter.js';
import { Certainty } from './QuestionScreen.styles.js';

interface ReadOnlyQuestionProps {
  place: AnswerPlace;
  question: Question;
  /** Why it takes no answer. */
  held: NonNullable<Question['held']>;
}

/** A question whose answer can be read and not changed, because of a round of a study: what was said of it, and why. */
export function ReadOnlyQuestion({ place, question, held }: ReadOnlyQuestionProps) {
  const words = useText();
  const { question: text, overview } = words;
  const navigate = useNavigate();
  const { href, back, last } = questionNavigation(place, question);
  const { values, start, certainty, comment, standing = 'answered' } = loadedAnswer(question);
  const hasParents = question.parents.length > 0;

  return (
    <QuestionLayout
      title={question.node.display_name}
      lead={hasParents ? <Lead question={question} /> : undefined}
      conditions={
        hasParents ? <Conditions question={question} changeHref={undefined} introHref={undefined} /> : undefined
      }
      onContinue={() => void navigate(href)}
      last={last}
      note={null}
      back={
        back ? (
          <BackLink asChild>
            <Link to={paths.question.href(back.networkId, back.nodeId, back.iteration)} />
          </BackLink>
        ) : (
          <BackLink disabled />
        )
      }
      progress={progressOf(question)}
      links={<PageFooter slim />}
    >
      <Alert tone="info">{held === 'round_open' ? overview.rests : text.roundClosed}</Alert>
      <ProbabilityQuestion
        nodeName={question.node.display_name}
        states={shownNode(question.node, words).vars}
        values={values}
        precision="exact"
        standing={shownStanding(standing)}
        startValue={question.start === 'blank' ? null : undefined}
        startValues={start ?? undefined}
        readOnly
      />
      {isAnswered({ standing }) && certainty !== null ? (
        <Certainty value={shownCertainty(certainty)} comment={comment} disabled />
      ) : null}
    </QuestionLayout>
  );
}
