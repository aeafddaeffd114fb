import { ScaleWords } from '@credence/ui/scale-words';
import { useRef, useState } from 'react';
import { useText } from '../../../ground/text/useText.js';
import { useShareFormat } from '../percent/useShareFormat.js';
import { type PoolKind, poolKinds } from '../pool-switch/poolKind.js';
import { Probe } from '../Probe.styles.js';
import { useResultsWords } from '../resultsWords.js';
import { useCode } from '../useCode.js';
import { useFigureSize } from '../useFigureSize.js';
import { AnswerTable } from './AnswerTable.js';
import { Missing, Nobody, Root, Tool } from './BeadLane.styles.js';
import { Lane } from './Lane.js';
import type { LaneState, WithoutShares } from './laneState.js';
import { laneRows } from './laneTable.js';

interface BeadLaneProps {
  /** The question that was answered, in words: the name of the table. */
  label: string;
  /** The states of the node, in order. */
  states: readonly LaneState[];
  /** The pool whose people are filled. */
  pool: PoolKind;
  /** The pools whose numbers stand beside each state; all three below the heads of a PoolSwitch. */
  kinds?: readonly PoolKind[] | undefined;
  /** The experts who gave no shares. */
  withoutShares?: readonly WithoutShares[];
}

const nobody: readonly WithoutShares[] = [];

/**
 * What each expert answered, a lane for each state: the people of the chosen pool over a rail, and below it a bead for
 * everybody who answered, with the code inside. Answers without a code are dots on the rail; with a pool there may be none.
 */
export function BeadLane({ label, states, pool, kinds: shown = poolKinds, withoutShares = nobody }: BeadLaneProps) {
  const { beadLane: text } = useResultsWords().parts;
  const root = useRef<HTMLDivElement>(null);
  const size = useFigureSize(root);
  const format = useShareFormat();
  const [asTable, setAsTable] = useState(false);
  const kinds = shown.filter((kind) => states.some(({ pools }) => pools?.[kind] !== undefined));
  const anyAnswer = kinds.length > 0 || states.some(({ answers }) => answers.length > 0);

  return (
    <Root ref={root} data-credence="bead-lane">
      <Probe aria-hidden="true" />
      {anyAnswer ? (
        <>
          {states.map((state, index) => (
            <Lane
              key={index}
              state={state}
              pool={pool}
              size={size}
              format={format}
              kinds={kinds.length > 0 ? shown : []}
            />
          ))}
          <ScaleWords />
        </>
      ) : (
        <Nobody>{text.nobody}</Nobody>
      )}
      <NoShares withoutShares={withoutShares} />
      {laneRows(states).length > 0 ? (
        <>
          <Tool type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {text.asTable}
          </Tool>
          {asTable ? <AnswerTable label={label} states={states} kinds={kinds} format={format} /> : null}
        </>
      ) : null}
    </Root>
  );
}

const standings = ['notMyField', 'cannotOccur', 'open'] as const;

/** Who gave no shares, by reason: their codes, or how many they are where nobody is told. */
function NoShares({ withoutShares }: { withoutShares: readonly WithoutShares[] }) {
  const { common } = useText();
  const { beadLane: text } = useResultsWords().parts;
  const codeOf = useCode();
  const groups = standings.flatMap((standing) => {
    const experts = withoutShares.filter((expert) => expert.standing === standing);
    if (experts.length === 0) return [];
    const codes = experts.flatMap(({ code }) => code ?? []);
    const who = codes.length > 0 ? codes.map(codeOf).join(', ') : experts.length.toLocaleString(common.locale);
    return [{ standing, text: text.without(text.standings[standing], who) }];
  });
  if (groups.length === 0) return null;
  return (
    <Missing>
      {groups.map(({ standing, text: each }) => (
        <li key={standing}>{each}</li>
      ))}
    </Missing>
  );
}
