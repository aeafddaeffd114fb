import type { NetworkTables, PanelOutcome, StudyResults } from '@credence/api-client';
import { Heading, Text } from '@credence/ui';
import { useId } from 'react';
import { nodeNames } from '../../features/outcomes/nodeNames.js';
import { writeShare } from '../../features/outcomes/writeShare.js';
import { useText } from '../../ground/text/useText.js';
import { OutcomeDots } from './outcome-dots/OutcomeDots.js';
import type { PoolKind } from './pool-switch/poolKind.js';
import { useResultsWords } from './resultsWords.js';
import { Outcome, Outcomes, Section } from './StudyResultsScreen.styles.js';
import { useCode } from './useCode.js';

interface OutcomesOfPanelProps {
  results: StudyResults;
  tables: Pick<NetworkTables, 'nodes'>;
  /** Whether the reader runs the study. */
  isRun: boolean;
  /** The pool that is shown of the questions. */
  pool: PoolKind;
}

/** What follows for each outcome: from the tables of each, from the pool, and on average. */
export function OutcomesOfPanel({ results, tables, isRun, pool: chosen }: OutcomesOfPanelProps) {
  const { common } = useText();
  const { outcomes: text } = useResultsWords();
  const id = useId();
  const nameOf = nodeNames(tables);
  // A median of tables is no table.
  const pool = chosen === 'median' ? results.primary : chosen;
  const labelOf = (outcome: PanelOutcome) => {
    const { node, state } = nameOf(outcome);
    return text.outcome(node, state);
  };
  const percent = (share: number) => writeShare(share, common.locale);
  const [first] = results.outcomes;

  return (
    <Section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {(first && headline(first, pool, labelOf(first), percent, text)) ?? text.title}
      </Heading>
      {first ? (
        <>
          <Text variant="hint">
            {isRun
              ? text.about(text.pools[pool], Math.max(0, ...results.outcomes.map(({ mean }) => mean?.n ?? 0)))
              : text.ofShown}
          </Text>
          <Outcomes>
            {results.outcomes.map((outcome) => (
              <OneOutcome
                key={`${outcome.node} ${outcome.state}`}
                outcome={outcome}
                pool={pool}
                label={labelOf(outcome)}
              />
            ))}
          </Outcomes>
          <FilledIn results={results} outcome={first} />
        </>
      ) : (
        <Text>
          {text.none} {text.nameThem}
        </Text>
      )}
    </Section>
  );
}

function OneOutcome({ outcome, pool, label }: { outcome: PanelOutcome; pool: StudyResults['primary']; label: string }) {
  const { outcomes: text } = useResultsWords();
  const codeOf = useCode();
  const { experts = [], pools, mean } = outcome;
  const problems = [
    ...experts.flatMap(({ code, problem }) => (problem ? { who: codeOf(code), problem } : [])),
    ...(pools[pool]?.problem ? [{ who: text.ofPool, problem: pools[pool].problem }] : []),
  ];
  const share = pools[pool]?.share;
  return (
    <Outcome>
      <OutcomeDots
        label={label}
        experts={experts.map(({ code, share: own }) => ({ code, value: own === undefined ? null : own * 100 }))}
        pool={share === undefined ? undefined : share * 100}
        mean={mean && mean.share * 100}
      />
      {problems.map(({ who, problem }) => (
        <Text key={who} variant="hint">
          {text.problem(who, text.problems[kindOf(problem)])}
        </Text>
      ))}
    </Outcome>
  );
}

/** Whose tables are not all their own: then the conclusions are not either. */
function FilledIn({ results, outcome }: { results: StudyResults; outcome: PanelOutcome }) {
  const { common } = useText();
  const { outcomes: text } = useResultsWords();
  const codeOf = useCode();
  const written = (value: number) => value.toLocaleString(common.locale);
  const partly = (outcome.experts ?? []).filter(({ own }) => own < results.asked);
  if (partly.length === 0) return null;
  const each = partly.map(({ code, own }) => text.filledIn(codeOf(code), written(own), written(results.asked)));
  return <Text variant="hint">{text.fromFile(each.join(', '))}</Text>;
}

/** "The pool says 33 % for Overall stage: IV; the five range from 22 to 46". */
function headline(
  { experts = [], pools }: PanelOutcome,
  pool: StudyResults['primary'],
  label: string,
  percent: (share: number) => string,
  text: ReturnType<typeof useResultsWords>['outcomes'],
): string | undefined {
  const share = pools[pool]?.share;
  if (share === undefined) return undefined;
  const says = text.pool(percent(share), label);
  const shares = experts.flatMap(({ share: own }) => own ?? []);
  return shares.length > 1
    ? text.range(says, shares.length, percent(Math.min(...shares)), percent(Math.max(...shares)))
    : says;
}

const kindOf = (problem: string) =>
  problem === 'no-table' ? 'missing' : problem === 'too-entangled' || problem === 'out-of-time' ? 'entangled' : 'other';
