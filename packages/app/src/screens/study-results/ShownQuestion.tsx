import { LEAST_OF_A_POOL } from '@credence/bayesnet';
import type { PanelQuestion } from '@credence/api-client';
import { Alert, Button, Heading, Spinner, Text } from '@credence/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { WhatIsMeant } from '../../features/meaning/WhatIsMeant.js';
import { useText } from '../../ground/text/useText.js';
import { BeadLane } from './bead-lane/BeadLane.js';
import { lanesOf, poolsOf, withoutShares } from './lanesOf.js';
import { type QuestionNames, shortName } from '../../features/meaning/namedQuestions.js';
import type { PoolKind } from './pool-switch/poolKind.js';
import { PoolSwitch } from './pool-switch/PoolSwitch.js';
import { useResultsWords } from './resultsWords.js';
import { Meaning, QuestionHead, Section } from './StudyResultsScreen.styles.js';
import { useCode } from './useCode.js';
import type { ShownStudyAnswers } from './useStudyAnswers.js';

interface ShownQuestionProps {
  question: PanelQuestion;
  names: QuestionNames;
  answers: ShownStudyAnswers;
  /** Of all who gave numbers. */
  codes: readonly number[];
  /** Whether the reader sees who said what, by code. */
  byCode: boolean;
  /** Whether no pool is shown any more, because answers were erased after the results were opened. */
  erasedSince: boolean;
  pool: PoolKind;
  onPoolChange: (pool: PoolKind) => void;
  titleRef: Ref<HTMLHeadingElement>;
  /** Below the answers. */
  children: ReactNode;
}

/** One question: for which patient, what the pools say and, for whoever runs the study, who said what. */
export function ShownQuestion(props: ShownQuestionProps) {
  const { question, names, answers, byCode, pool, onPoolChange, titleRef, children } = props;
  const { meaning } = useText();
  const { question: text } = useResultsWords();
  const id = useId();
  const { node } = names.nameOf(question);
  const meanings = names.meaningOf(question);

  return (
    <Section aria-labelledby={id}>
      <QuestionHead>
        <div>
          <Heading level={2} id={id} ref={titleRef} tabIndex={-1}>
            {node}
          </Heading>
          <Text variant="hint">{names.sentenceOf(question) || text.always}</Text>
          {meanings ? (
            <Meaning>
              <summary>{meaning.title}</summary>
              <WhatIsMeant meanings={meanings} />
            </Meaning>
          ) : null}
        </div>
        {byCode && question.n > 0 ? (
          <PoolSwitch
            answers={question.n}
            value={shownPool(question, pool)}
            unavailable={unavailable(question, text)}
            onValueChange={onPoolChange}
          />
        ) : null}
      </QuestionHead>
      {byCode ? null : <Pooled question={question} />}
      <Answers {...props} />
      <Combined answers={answers.answers} />
      {byCode && answers.failed ? <NotLoaded onRetry={answers.onRetry} /> : null}
      {children}
    </Section>
  );
}

/** Which pool an expert is shown, and of how many answers. */
function Pooled({ question: { n, pools } }: Pick<ShownQuestionProps, 'question'>) {
  const { question: text } = useResultsWords();
  const kind = pools.logarithmic ? 'logarithmic' : 'linear';
  return pools[kind] ? <Text variant="hint">{text.pooled[kind](n)}</Text> : null;
}

function Answers(props: ShownQuestionProps) {
  const { question, names, codes, byCode, erasedSince, pool } = props;
  const { answers, failed } = props.answers;
  const { question: text } = useResultsWords();
  const name = names.nameOf(question);
  const hasPools = poolsOf(question.pools).length > 0;
  if (byCode && !answers && !hasPools) return failed ? null : <Spinner>{text.loading}</Spinner>;
  if (!byCode && !hasPools) return <Text>{erasedSince ? text.erasedSince : text.hidden}</Text>;
  return (
    <BeadLane
      label={shortName(name)}
      states={lanesOf(name.states, question, byCode ? answers?.answers : undefined)}
      pool={shownPool(question, pool)}
      kinds={byCode ? undefined : poolsOf(question.pools)}
      withoutShares={withoutShares(question, byCode ? answers?.answers : undefined, codes)}
    />
  );
}

/** Whose answer is one of their combinations, which they gave for many questions at once. */
function Combined({ answers }: Pick<ShownStudyAnswers, 'answers'>) {
  const { common } = useText();
  const { question: text } = useResultsWords();
  const codeOf = useCode();
  const codes = answers?.answers?.filter(({ combined }) => combined).map(({ code }) => codeOf(code)) ?? [];
  if (codes.length === 0) return null;
  return <Text variant="hint">{text.combined(new Intl.ListFormat(common.locale).format(codes))}</Text>;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { common } = useText();
  const { question: text } = useResultsWords();
  return <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{text.failed}</Alert>;
}

/** The chosen pool, or the first one of a question that does not have it. */
const shownPool = ({ pools }: PanelQuestion, chosen: PoolKind): PoolKind =>
  pools[chosen] ? chosen : (poolsOf(pools)[0] ?? chosen);

const unavailable = (
  { n, pools }: PanelQuestion,
  { noMedian, noLogarithmic }: { readonly noMedian: string; readonly noLogarithmic: string },
) =>
  n < LEAST_OF_A_POOL
    ? {}
    : {
        ...(pools.logarithmic ? {} : { logarithmic: noLogarithmic }),
        ...(pools.median ? {} : { median: noMedian }),
      };
