import { type ComponentPropsWithoutRef, forwardRef, useId, type ReactNode } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { chartFrameLabels } from '../../labels/english.js';
import { ExpertBead } from '../bead/ExpertBead.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import { useShareFormat } from '../percent/useShareFormat.js';
import { beadLaneLabels, outcomeDotsLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Axis, AxisMark, Label, Nobody, Root, Rows, Mark, Value, Track, Who } from './OutcomeDots.styles.js';
import type { ExpertOutcome } from './expertOutcome.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { Percent } from '../percent/Percent.js';

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

/** One line: who, the mark on the scale, and always the number. */
function OutcomeRow({
  kind,
  who,
  value,
  format,
  texts,
  children,
}: {
  kind: 'expert' | 'pool' | 'mean';
  /** As it is read. */
  who: string;
  value: number | null;
  format: (value: number) => string;
  texts: {
    readonly percent: (percent: string) => string;
    readonly answer: (who: string, percent: string) => string;
    readonly noValue: string;
  };
  /** As it is seen. */
  children: ReactNode;
}) {
  const said = value === null ? texts.noValue : texts.percent(format(value));
  return (
    <li data-slot="row" data-kind={kind}>
      <VisuallyHidden>{texts.answer(who, said)}</VisuallyHidden>
      <Who aria-hidden="true">{children}</Who>
      <Track aria-hidden="true">
        {value === null ? null : <Mark data-slot="mark" style={{ '--credence-value': value }} />}
      </Track>
      <Value aria-hidden="true">{value === null ? '–' : <Percent number={format(value)} />}</Value>
    </li>
  );
}
