import type { NetworkTables, NodeSummary } from '@credence/api-client';
import { Alert, Button, Text, TextField } from '@credence/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { problemSentence } from '../../features/inference/problemSentence.js';
import type { MatteringQuestion } from '../../features/inference/tasks/mostMattering.js';
import { useNetworkTables } from '../../features/inference/useNetworkTables.js';
import { useTask } from '../../features/inference/useTask.js';
import { OutcomesLine } from '../../features/outcomes/OutcomesLine.js';
import { useOutcomes } from '../../features/outcomes/useOutcomes.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { mostQuestions, type ProtocolFormValue } from './protocolForm.js';
import { Chosen, Ranking } from './ProtocolForm.styles.js';
import { RankedList } from './RankedList.js';
import { useStudyWords } from './studyWords.js';
import type { QuestionCounts } from './useQuestionCounts.js';

interface RankedChoiceProps {
  networkId: string;
  nodes: readonly NodeSummary[];
  value: Pick<ProtocolFormValue, 'most' | 'ranked'>;
  counted: QuestionCounts;
  error: string | undefined;
  onChange: (part: Partial<ProtocolFormValue>) => void;
}

/** Has the questions ranked that matter most for the outcomes, when it is pressed; what comes of it is the list that is asked. */
export function RankedChoice({ networkId, nodes, value, counted, error, onChange }: RankedChoiceProps) {
  const words = useText();
  const { form: text } = useStudyWords();
  const id = useId();
  const named = useOutcomes(networkId);
  const loaded = useNetworkTables(networkId);
  const [asked, setAsked] = useState<{ readonly tables: NetworkTables; readonly question: MatteringQuestion }>();
  const [isWrong, setWrong] = useState(false);
  const rank = useTask('mostMattering', asked?.tables, asked?.question);
  const all = counted.counts && nodes.reduce((sum, node) => sum + (counted.counts?.get(node.id) ?? 0), 0);
  const most = Math.min(mostQuestions, all ?? mostQuestions);
  const nameOf = (wanted: string) => nodes.find((node) => node.id === wanted)?.display_name ?? wanted;

  const take = useEffectEvent(() => {
    if (!asked || !rank.found || rank.running) return;
    onChange({ ranked: rank.found.questions.map(({ node, iteration }) => ({ nodeId: node, iteration })) });
  });
  useEffect(() => take(), [rank.found, rank.running]);
  const forget = (part: Partial<ProtocolFormValue> = {}) => {
    setAsked(undefined);
    onChange({ ...part, ranked: [] });
  };

  // What mattered for other outcomes is not what matters.
  const seen = useRef(named?.revision);
  const follow = useEffectEvent((revision: string | undefined) => {
    if (seen.current !== undefined && revision !== undefined && seen.current !== revision) forget();
    seen.current = revision ?? seen.current;
  });
  useEffect(() => follow(named?.revision), [named?.revision]);

  if (loaded && loaded.kind !== 'tables')
    return (
      <Alert tone="info">
        {loaded.kind === 'refused' ? failureSentence(loaded.error, words) : words.inference.outOfReach}
      </Alert>
    );
  const isNamed = named !== undefined && named.outcomes.length > 0;
  const press = () => {
    const wanted = Number(value.most);
    const isWhole = Number.isInteger(wanted) && wanted >= 1 && wanted <= most;
    setWrong(!isWhole);
    if (!isWhole || !loaded || !named) return;
    const cases = named.cases.map(({ findings }) => findings);
    const question = { outcomes: named.outcomes, cases, nodes: nodes.map((node) => node.id), most: wanted };
    setAsked({ tables: loaded.tables, question });
  };
  const problem = rank.problem && loaded ? problemSentence(rank.problem, loaded.tables, words) : undefined;
  const leftOut = asked && rank.found && !rank.running ? rank.found.leftOut.map(nameOf) : [];
  return (
    <Ranking
      role="group"
      tabIndex={-1}
      aria-label={text.matter}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <OutcomesLine networkId={networkId} known={named} first unnamed={text.noOutcomes} />
      {isNamed ? (
        <>
          <TextField
            type="number"
            inputMode="numeric"
            label={text.most}
            error={isWrong ? text.wrongNumber(most) : undefined}
            {...{ min: 1, max: most, disabled: rank.running, value: value.most }}
            onChange={(event) => {
              setWrong(false);
              forget({ most: event.target.value });
            }}
          />
          <Button busy={rank.running} disabled={!loaded} onClick={press}>
            {rank.running ? text.ranking : text.rankNow}
          </Button>
        </>
      ) : null}
      {problem ? <Alert tone="info">{problem}</Alert> : null}
      {rank.stopped ? <Alert>{words.inference.stopped}</Alert> : null}
      <RankedList ranked={value.ranked} nameOf={nameOf} of={all} />
      {leftOut.length > 0 ? <Text variant="hint">{text.leftOut(leftOut)}</Text> : null}
      {error ? (
        <Chosen id={`${id}-error`} data-error="">
          {error}
        </Chosen>
      ) : null}
    </Ranking>
  );
}
