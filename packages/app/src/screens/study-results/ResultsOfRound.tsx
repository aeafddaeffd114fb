import type { PanelQuestion } from '@credence/api-client';
import { Text } from '@credence/ui';
import { startTransition, useEffect, useMemo, useOptimistic, useRef, useState } from 'react';
import { may } from '../../ground/access/may.js';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { Comments } from './Comments.js';
import { toDiscuss } from './discussItems.js';
import {
  keyOf,
  namedQuestions,
  type QuestionNames,
  type QuestionPlace,
  shortName,
} from '../../features/meaning/namedQuestions.js';
import { NodeStrip } from './NodeStrip.js';
import { OutcomesOfPanel } from './OutcomesOfPanel.js';
import type { FoundResults } from './readResults.js';
import { ResultsHead } from './ResultsHead.js';
import type { PoolKind } from './pool-switch/poolKind.js';
import { useResultsWords } from './resultsWords.js';
import { ShownQuestion } from './ShownQuestion.js';
import { Announcement, Low, Section, Top } from './StudyResultsScreen.styles.js';
import { ToDiscuss } from './ToDiscuss.js';
import { type ShownStudyAnswers, useStudyAnswers } from './useStudyAnswers.js';

interface ResultsOfRoundProps extends Showing {
  found: FoundResults;
  /** Called when a comment was taken out, after which the results count one less. */
  onRedacted: () => void;
}

/** The results: what to discuss, the question that is shown, and what follows from all. */
export function ResultsOfRound({ found, shown, onShow, onRedacted }: ResultsOfRoundProps) {
  const text = useResultsWords();
  const { results } = found;
  // Experts are not shown where they part, which would tell who said what: they go through all questions.
  const isRun = may(found.overview, 'run_study');
  const ranked = useMemo(() => (isRun ? toDiscuss(results) : results.questions), [isRun, results]);
  // Keys come faster than the address follows.
  const [place, setPlace] = useOptimistic(shown);
  const show = (next: QuestionPlace, how: { readonly replace: boolean }) =>
    startTransition(async () => {
      setPlace(next);
      await onShow(next, how);
    });
  const wanted = place && results.questions.find((question) => keyOf(question) === keyOf(place));
  const question = wanted ?? ranked[0] ?? results.questions[0];
  const [pool, setPool] = useState<PoolKind>(results.primary);

  return (
    <>
      <ResultsHead {...found} />
      {question ? (
        <Questions
          found={found}
          ranked={ranked}
          question={question}
          pool={pool}
          onRedacted={onRedacted}
          onPoolChange={setPool}
          onShow={show}
        />
      ) : (
        <Section>
          <Text>{text.nobody}</Text>
        </Section>
      )}
    </>
  );
}

interface QuestionsProps {
  found: FoundResults;
  ranked: readonly PanelQuestion[];
  question: PanelQuestion;
  pool: PoolKind;
  onPoolChange: (pool: PoolKind) => void;
  onShow: (question: QuestionPlace, how: { readonly replace: boolean }) => void;
  onRedacted: () => void;
}

function Questions(props: QuestionsProps) {
  const { found, ranked, question, pool, onPoolChange, onShow } = props;
  const words = useText();
  const { overview, results, tables } = found;
  const names = useMemo(() => namedQuestions(tables, words), [tables, words]);
  const answers = useStudyAnswers(paths.studyAnswers.href(overview.networkId, question.nodeId, question.iteration));
  const isRun = may(overview, 'run_study');
  const { title, announced, press, walk } = useWalk(props, names);
  const current = keyOf(question);

  return (
    <>
      <Top>
        <ToDiscuss
          ranked={ranked}
          isRanked={isRun}
          results={results}
          tables={tables}
          names={names}
          current={current}
          onShow={press}
        />
        <ShownQuestion
          question={question}
          names={names}
          answers={answers}
          codes={results.panel?.map(({ code }) => code) ?? []}
          byCode={isRun}
          erasedSince={results.erasedSince === true}
          pool={pool}
          onPoolChange={onPoolChange}
          titleRef={title}
        >
          <NodeStrip
            questions={results.questions}
            ranked={ranked}
            isRanked={isRun}
            question={question}
            names={names}
            onPass={(next) => onShow(next, { replace: true })}
            onPress={press}
            onWalk={walk}
          />
        </ShownQuestion>
      </Top>
      <Low>
        <CommentsOfPanel key={current} {...props} answers={answers} />
        <OutcomesOfPanel results={results} tables={tables} isRun={isRun} pool={pool} />
      </Low>
      <Announcement role="status">{announced}</Announcement>
    </>
  );
}

/** What the experts wrote about the question. */
function CommentsOfPanel({ found, question, answers, onRedacted }: QuestionsProps & { answers: ShownStudyAnswers }) {
  const { overview, study } = found;
  const sawShared = useMemo(
    () => new Set((study.experts ?? []).filter((expert) => expert.sawShared).map(({ code }) => code)),
    [study.experts],
  );
  return (
    <Comments
      networkId={overview.networkId}
      question={question}
      answers={answers.answers}
      sawShared={sawShared}
      mayTakeOut={mayInStudy(study, 'redact_comment')}
      onRedacted={() => {
        answers.onRetry();
        onRedacted();
      }}
    />
  );
}

/** Goes from question to question, and says which one is there. */
function useWalk({ found, ranked, question, onShow }: QuestionsProps, names: QuestionNames) {
  const text = useResultsWords();
  const isRun = may(found.overview, 'run_study');
  const [announced, setAnnounced] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  const current = keyOf(question);

  // On a phone the question stands below the list, where nobody sees that it has changed.
  useEffect(() => {
    if (pressed.current && title.current && !isInSight(title.current)) title.current.focus();
    pressed.current = false;
  }, [current]);

  const name = (place: QuestionPlace) => shortName(names.nameOf(place));
  return {
    title,
    announced,
    press: (next: QuestionPlace) => {
      if (keyOf(next) === current) return;
      pressed.current = true;
      setAnnounced(name(next));
      onShow(next, { replace: false });
    },
    walk: (by: number) => {
      const at = ranked.findIndex((each) => keyOf(each) === current);
      const place = at < 0 ? 0 : at + by;
      const next = ranked[place];
      if (!next) return;
      const placeOf = isRun ? text.discuss.place : text.question.place;
      setAnnounced(placeOf(place + 1, ranked.length, name(next)));
      onShow(next, { replace: true });
    },
  };
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Which question is shown, and how to show another. */
export interface Showing {
  /** Undefined for the first one. */
  readonly shown: QuestionPlace | undefined;
  /** Resolves once the address says so. With `replace` there is no way back to the one before: it was only passed by. */
  readonly onShow: (question: QuestionPlace, how: { readonly replace: boolean }) => Promise<void>;
}
