import type { NetworkTables, PanelQuestion, StudyResults } from '@credence/api-client';
import { Heading, Text } from '@credence/ui';
import { useId, useMemo } from 'react';
import { nodeNames } from '../../features/outcomes/nodeNames.js';
import { useText } from '../../ground/text/useText.js';
import { discussItems } from './discussItems.js';
import { keyOf, type QuestionNames, type QuestionPlace } from '../../features/meaning/namedQuestions.js';
import { useResultsWords } from './resultsWords.js';
import { Section } from './StudyResultsScreen.styles.js';
import { ToDiscussList } from './to-discuss-list/ToDiscussList.js';

interface ToDiscussProps {
  ranked: readonly PanelQuestion[];
  /** Whether these are the questions over which experts part; else they are all, in the order of the file. */
  isRanked: boolean;
  results: StudyResults;
  tables: Pick<NetworkTables, 'nodes'>;
  names: QuestionNames;
  current: string;
  onShow: (question: QuestionPlace) => void;
}

/** So many outcomes are named one by one. */
const NAMED = 2;

/** Over which questions experts part, those first that move the outcomes most; for an expert, all questions. */
export function ToDiscuss({ ranked, isRanked, results, tables, names, current, onShow }: ToDiscussProps) {
  const { common } = useText();
  const words = useResultsWords();
  const { discuss: text } = words;
  const id = useId();
  const items = useMemo(() => discussItems(ranked, names), [ranked, names]);
  const isByEffect = items.some(({ effect }) => effect !== null);
  const nameOf = nodeNames(tables);
  const outcomes = results.outcomes.map(nameOf).map(({ node, state }) => words.outcomes.outcome(node, state));
  const moved =
    outcomes.length > NAMED ? text.someOutcomes(outcomes.length) : new Intl.ListFormat(common.locale).format(outcomes);

  return (
    <Section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {isRanked ? text.title : words.question.all}
      </Heading>
      {isRanked && items.length > 0 ? (
        <Text variant="hint">{isByEffect ? text.byEffect(moved) : text.byDisagreement}</Text>
      ) : null}
      <ToDiscussList
        items={items}
        current={current}
        onCurrentChange={(key) => {
          const question = ranked.find((each) => keyOf(each) === key);
          if (question) onShow(question);
        }}
      />
    </Section>
  );
}
