import type { NetworkOutcomes, NetworkOverview, NetworkTables } from '@credence/api-client';
import { Alert, Button, ProgressBar, Spinner, Text } from '@credence/ui';
import { useId, useMemo, useState } from 'react';
import { problemSentence } from '../../../features/inference/problemSentence.js';
import { useNetworkTables } from '../../../features/inference/useNetworkTables.js';
import { useTask } from '../../../features/inference/useTask.js';
import { KeepCase } from '../../../features/outcomes/KeepCase.js';
import { nodeNames } from '../../../features/outcomes/nodeNames.js';
import { NodeStates } from '../../../features/outcomes/NodeStates.js';
import { hasDistribution, outcomesOf } from '../../../features/outcomes/outcomesOf.js';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { useText } from '../../../ground/text/useText.js';
import { Needed } from './Needed.js';
import { OutcomeRow } from './OutcomeRow.js';
import { useFindings } from './useFindings.js';
import { Foot, Head, Legend, Notes, Panel, Rows } from './whatIf.styles.js';
import { writeShare } from '../../../features/outcomes/writeShare.js';

export interface WhatIfProps {
  overview: NetworkOverview;
  named: NetworkOutcomes;
}

/** So many outcomes stand there at once. */
const SHOWN = 6;

/** What the outcomes would be if something were known. Nothing on a server without tables. */
export function WhatIf(props: WhatIfProps) {
  const text = useText();
  const loaded = useNetworkTables(props.overview.networkId);
  const id = useId();
  if (loaded?.kind === 'none') return null;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{text.whatIf.title}</h2>
      <Text variant="hint">{text.whatIf.purpose}</Text>
      {loaded === undefined ? (
        <Spinner centred>{text.common.loading}</Spinner>
      ) : loaded.kind === 'tables' ? (
        <Supposing {...props} tables={loaded.tables} />
      ) : (
        <Alert tone="info">
          {loaded.kind === 'refused' ? failureSentence(loaded.error, text) : text.inference.outOfReach}
        </Alert>
      )}
    </Panel>
  );
}

function Supposing({ overview, named, tables }: WhatIfProps & { tables: NetworkTables }) {
  const text = useText();
  const { whatIf: words, common } = text;
  const supposition = useSupposition(overview, named, tables);
  const { findings, outcomes, nameOf, values, bands, isKnown } = supposition;
  const found = values.found?.values;
  const problem = values.problem ?? bands.problem;
  const news = outcomes.map((each, at) => {
    const { node, state } = nameOf(each);
    return words.isNow(node, state, writeShare(found?.[at]?.after ?? 0, common.locale));
  });

  return (
    <>
      <Head>
        <NodeStates
          folds
          label={words.findings}
          look="finding"
          chosen={findings}
          nodes={tables.nodes.filter(hasDistribution)}
          nameOf={nameOf}
          addLabel={text.outcomes.addFinding}
          onChange={supposition.setFindings}
        />
        <KeepCase networkId={overview.networkId} findings={findings} tables={tables} />
      </Head>
      <ComputingNotes supposition={supposition} tables={tables} />
      {problem || !found ? null : (
        <SupposedOutcomes overview={overview} tables={tables} supposition={supposition} found={found} />
      )}
      <VisuallyHidden role="status">
        {isKnown && found && findings.length > 0
          ? new Intl.ListFormat(common.locale, { type: 'unit' }).format(news)
          : null}
      </VisuallyHidden>
    </>
  );
}

type Supposition = ReturnType<typeof useSupposition>;

/** What is supposed, and what is computed of it. */
function useSupposition(overview: NetworkOverview, named: NetworkOutcomes, tables: NetworkTables) {
  const [findings, setFindings] = useFindings(overview.networkId);
  const [showsAll, setShowsAll] = useState(false);
  const nameOf = useMemo(() => nodeNames(tables), [tables]);
  const all = useMemo(() => outcomesOf(named, tables), [named, tables]);
  const outcomes = showsAll ? all : all.slice(0, SHOWN);
  const question = { outcomes, findings };
  const values = useTask('whatIf', tables, question);
  const isKnown = !values.running && !values.problem && !values.stopped;
  // The numbers stand at once; how far they may be off comes after them.
  const bands = useTask(
    'bands',
    tables,
    isKnown ? { ...question, nodes: overview.nodes.map(({ id }) => id) } : undefined,
  );
  return { findings, setFindings, all, outcomes, showsAll, setShowsAll, nameOf, values, bands, isKnown };
}

interface ComputingNotesProps {
  supposition: Supposition;
  tables: NetworkTables;
}

/** How far the computing is, or why there is nothing to compute. */
function ComputingNotes({ supposition: { values, bands }, tables }: ComputingNotesProps) {
  const text = useText();
  const { whatIf: words, inference, common } = text;
  const problem = values.problem ?? bands.problem;
  const stopped = values.stopped ? values : bands.stopped ? bands : undefined;
  const share = values.share ?? bands.share;
  return (
    <Notes>
      {problem ? <Alert tone="info">{problemSentence(problem, tables, text)}</Alert> : null}
      {stopped ? (
        <Alert action={<Button onClick={stopped.again}>{common.tryAgain}</Button>}>{inference.stopped}</Alert>
      ) : null}
      {share === undefined ? null : (
        <ProgressBar
          value={share * 100}
          label={words.computing}
          valueText={inference.computing(common.percent(Math.round(share * 100)))}
        />
      )}
    </Notes>
  );
}

interface SupposedOutcomesProps {
  overview: NetworkOverview;
  tables: NetworkTables;
  supposition: Supposition;
  found: NonNullable<Supposition['values']['found']>['values'];
}

/** The outcomes as they would be, and what they need to be more certain. */
function SupposedOutcomes({ overview, tables, supposition, found }: SupposedOutcomesProps) {
  const text = useText();
  const { whatIf: words, common, matters } = text;
  const { findings, all, outcomes, showsAll, setShowsAll, nameOf, values, bands, isKnown } = supposition;
  const knownBands = isKnown && !bands.running ? bands.found : undefined;
  const supposed = values.found?.supposed ?? 0;
  const count = (number: number) => number.toLocaleString(common.locale);
  return (
    <>
      <Rows aria-label={text.outcomes.outcomes} data-stale={values.running ? '' : undefined}>
        {outcomes.map((each, at) => {
          const value = found[at];
          return value ? (
            <OutcomeRow
              key={`${each.node} ${each.state}`}
              name={nameOf(each)}
              {...value}
              band={knownBands?.bands[at]}
              compares={findings.length > 0}
            />
          ) : null;
        })}
      </Rows>
      {all.length > SHOWN ? (
        <Button variant="text" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {words.allOutcomes(count(all.length))}
        </Button>
      ) : null}
      <Foot>
        <Legend>
          {findings.length > 0 ? <span data-key="before">{words.before}</span> : null}
          {knownBands ? <span data-key="band">{words.band}</span> : null}
          {supposed > 0 ? <span>{matters.supposed(supposed, count(supposed))}</span> : null}
        </Legend>
      </Foot>
      <Needed
        overview={overview}
        tables={tables}
        findings={findings}
        nameOf={nameOf}
        outcomes={outcomes}
        values={found}
      />
    </>
  );
}
