import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { chartFrameLabels } from '../../labels/english.js';
import { ExpertBead } from '../bead/ExpertBead.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import { useShareFormat } from '../percent/useShareFormat.js';
import { beadLaneLabels, outcomeDotsLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Axis, AxisMark, Label, Nobody, Root, Rows } from './OutcomeDots.styles.js';
import { OutcomeRow } from './OutcomeRow.js';
import type { ExpertOutcome } from './expertOutcome.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface OutcomeDotsProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** The outcome as a short statement: "Overall stage is IV". */
  label: string;
  /** What follows from the tables of each expert, in the order of their codes. Empty where only pool and mean are told. */
  experts: readonly ExpertOutcome[];
  /** What follows from the pooled tables, in percent. */
  pool?: number | undefined;
  /** The mean of what follows from the tables of each, in percent. */
  mean?: number | undefined;
  /** Formats a probability. Defaults to the provider's language with one decimal place, or as many as tell it from 0 and 100. */
  formatValue?: ((value: number) => string) | undefined;
}

const marks = [0, 25, 50, 75, 100];

/**
 * What follows for one outcome: a dot for each expert on a scale from 0 to 100, and below a rule the pool and the mean.
 * @since 0.1.0
 * @experimental
 */
export const OutcomeDots = forwardRef<HTMLElement, OutcomeDotsProps>(function OutcomeDots(
  { label, experts, pool, mean, formatValue, ...rest },
  ref,
) {
  const { chartFrame } = useLabels({ chartFrame: chartFrameLabels });
  const { outcomeDots, beadLane } = useStudyLabels({ outcomeDots: outcomeDotsLabels, beadLane: beadLaneLabels });
  const codeOf = useExpertCode();
  const id = useId();
  const format = useShareFormat(formatValue);
  const texts = { percent: beadLane.percent, answer: beadLane.answer, noValue: chartFrame.noValue };
  const row = { format, texts };
  const isEmpty = pool === undefined && mean === undefined && experts.every(({ value }) => value === null);

  return (
    <Root
      ref={ref}
      data-credence="outcome-dots"
      data-state={isEmpty ? 'empty' : 'filled'}
      aria-labelledby={id}
      {...rest}
    >
      <Label id={id} data-slot="label">
        {label}
      </Label>
      {isEmpty ? (
        <Nobody data-slot="nobody">{beadLane.nobody}</Nobody>
      ) : (
        <>
          <Rows>
            {experts.map(({ code, value }) => (
              <OutcomeRow key={code} kind="expert" who={codeOf(code)} value={value} {...row}>
                <ExpertBead code={code} />
              </OutcomeRow>
            ))}
            {pool === undefined ? null : (
              <OutcomeRow kind="pool" who={outcomeDots.pool} value={pool} {...row}>
                {outcomeDots.pool}
              </OutcomeRow>
            )}
            {mean === undefined ? null : (
              <OutcomeRow kind="mean" who={outcomeDots.mean} value={mean} {...row}>
                {outcomeDots.mean}
              </OutcomeRow>
            )}
            <li aria-hidden="true" data-slot="axis">
              <Axis>
                {marks.map((mark) => (
                  <AxisMark key={mark} style={{ '--credence-value': mark }}>
                    {format(mark)}
                  </AxisMark>
                ))}
              </Axis>
            </li>
          </Rows>
        </>
      )}
    </Root>
  );
});
