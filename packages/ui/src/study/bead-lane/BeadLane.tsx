import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { Probe } from '../../charts/plot/Plot.styles.js';
import { Tool, Tools } from '../../charts/chart-frame/ChartFrame.styles.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { usePlotSize } from '../../foundations/figures/usePlotSize.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Anchors } from '../../foundations/verbal-scale/Anchors.js';
import { chartFrameLabels, verbalScaleLabels } from '../../labels/english.js';
import { useShareFormat } from '../percent/useShareFormat.js';
import { poolKinds, type PoolKind } from '../pool-switch/poolKind.js';
import { beadLaneLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { AnswerTable } from './AnswerTable.js';
import { Nobody, Root, Missing } from './BeadLane.styles.js';
import { Lane } from './Lane.js';
import type { LaneState, WithoutShares } from './laneState.js';
import { laneRows } from './laneTable.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useExpertCode } from '../bead/useExpertCode.js';

const standings = ['notMyField', 'cannotOccur', 'open'] as const;

/** Who gave no shares, by reason: their codes, or how many they are where nobody is told. */
function NoShares({ withoutShares }: { withoutShares: readonly WithoutShares[] }) {
  const { locale } = useCredence();
  const { beadLane } = useStudyLabels({ beadLane: beadLaneLabels });
  const codeOf = useExpertCode();
  const groups = standings.flatMap((standing) => {
    const experts = withoutShares.filter((expert) => expert.standing === standing);
    if (experts.length === 0) return [];
    const codes = experts.flatMap(({ code }) => code ?? []);
    const who = codes.length > 0 ? codes.map(codeOf).join(', ') : experts.length.toLocaleString(locale);
    return [{ standing, text: beadLane.without(beadLane.standings[standing], who) }];
  });
  if (groups.length === 0) return null;
  return (
    <Missing data-slot="without-shares">
      {groups.map(({ standing, text }) => (
        <li key={standing}>{text}</li>
      ))}
    </Missing>
  );
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface BeadLaneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The question that was answered, in words: the name of the table. */
  label: string;
  /** The states of the node, in order. */
  states: readonly LaneState[];
  /**
   * The pool whose people are filled.
   * @default 'linear'
   */
  pool?: PoolKind | undefined;
  /**
   * The pools whose numbers stand beside each state.
   * @default all three, as below the heads of a PoolSwitch
   */
  kinds?: readonly PoolKind[] | undefined;
  /** The experts who gave no shares. */
  withoutShares?: readonly WithoutShares[] | undefined;
  /** Formats a share. Defaults to the provider's language with one decimal place, or as many as tell it from 0 and 100. */
  formatValue?: ((value: number) => string) | undefined;
}

const nobody: readonly WithoutShares[] = [];

/**
 * What each expert answered, a lane for each state: the people of the chosen pool over a rail, and below it a bead for
 * everybody who answered, with the code inside. Answers without a code are dots on the rail; with a pool there may be none.
 * @since 0.1.0
 * @experimental
 */
export const BeadLane = forwardRef<HTMLDivElement, BeadLaneProps>(function BeadLane(
  { label, states, pool = 'linear', kinds: shown = poolKinds, withoutShares = nobody, formatValue, ...rest },
  ref,
) {
  const labels = useLabels({ chartFrame: chartFrameLabels, verbalScale: verbalScaleLabels });
  const { beadLane } = useStudyLabels({ beadLane: beadLaneLabels });
  const root = useOwnRef(ref);
  const size = usePlotSize(root);
  const format = useShareFormat(formatValue);
  const [asTable, setAsTable] = useState(false);
  const kinds = shown.filter((kind) => states.some(({ pools }) => pools?.[kind] !== undefined));
  const anyAnswer = kinds.length > 0 || states.some(({ answers }) => answers.length > 0);
  const { anchors } = labels.verbalScale;

  return (
    <Root ref={root} data-credence="bead-lane" data-state={anyAnswer ? 'answered' : 'empty'} {...rest}>
      <Probe aria-hidden="true" />
      {anyAnswer ? (
        <>
          {states.map((state, index) => (
            <Lane
              key={index}
              state={state}
              pool={pool}
              size={size}
              anchors={anchors}
              format={format}
              kinds={kinds.length > 0 ? shown : []}
            />
          ))}
          <div aria-hidden="true">
            <Anchors anchors={anchors} scaleType="both" pressed={-1} disabled={false} />
          </div>
        </>
      ) : (
        <Nobody data-slot="nobody">{beadLane.nobody}</Nobody>
      )}
      <NoShares withoutShares={withoutShares} />
      {laneRows(states).length > 0 ? (
        <>
          <Tools data-slot="tools">
            <Tool type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {labels.chartFrame.asTable}
            </Tool>
          </Tools>
          {asTable ? <AnswerTable label={label} states={states} kinds={kinds} format={format} /> : null}
        </>
      ) : null}
    </Root>
  );
});
