import { type ReactNode, useId } from 'react';
import { ExpertBead } from '../../../features/experts/ExpertBead.js';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { Percent } from '../percent/Percent.js';
import { useShareFormat } from '../percent/useShareFormat.js';
import { useResultsWords } from '../resultsWords.js';
import { useCode } from '../useCode.js';
import type { ExpertOutcome } from './expertOutcome.js';
import { Axis, AxisMark, Label, Mark, Nobody, Root, Rows, Track, Value, Who } from './OutcomeDots.styles.js';

interface OutcomeDotsProps {
  /** The outcome as a short statement: "Overall stage is IV". */
  label: string;
  /** What follows from the tables of each expert, in the order of their codes. Empty where only pool and mean are told. */
  experts: readonly ExpertOutcome[];
  /** What follows from the pooled tables, in percent. */
  pool?: number | undefined;
  /** The mean of what follows from the tables of each, in percent. */
  mean?: number | undefined;
}

const marks = [0, 25, 50, 75, 100];

/** What follows for one outcome: a dot for each expert on a scale from 0 to 100, and below a rule the pool and the mean. */
export function OutcomeDots({ label, experts, pool, mean }: OutcomeDotsProps) {
  const { outcomeDots: text, beadLane } = useResultsWords().parts;
  const codeOf = useCode();
  const id = useId();
  const format = useShareFormat();
  const isEmpty = pool === undefined && mean === undefined && experts.every(({ value }) => value === null);

  return (
    <Root data-credence="outcome-dots" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      {isEmpty ? (
        <Nobody>{beadLane.nobody}</Nobody>
      ) : (
        <Rows>
          {experts.map(({ code, value }) => (
            <OutcomeRow key={code} kind="expert" who={codeOf(code)} value={value}>
              <ExpertBead code={code} />
            </OutcomeRow>
          ))}
          {pool === undefined ? null : (
            <OutcomeRow kind="pool" who={text.pool} value={pool}>
              {text.pool}
            </OutcomeRow>
          )}
          {mean === undefined ? null : (
            <OutcomeRow kind="mean" who={text.mean} value={mean}>
              {text.mean}
            </OutcomeRow>
          )}
          <li aria-hidden="true">
            <Axis>
              {marks.map((mark) => (
                <AxisMark key={mark} style={{ '--credence-value': mark }}>
                  {format(mark)}
                </AxisMark>
              ))}
            </Axis>
          </li>
        </Rows>
      )}
    </Root>
  );
}

/** One line: who, the mark on the scale, and always the number. */
function OutcomeRow({
  kind,
  who,
  value,
  children,
}: {
  kind: 'expert' | 'pool' | 'mean';
  /** As it is read. */
  who: string;
  value: number | null;
  /** As it is seen. */
  children: ReactNode;
}) {
  const { beadLane: text } = useResultsWords().parts;
  const format = useShareFormat();
  return (
    <li data-slot="row" data-kind={kind}>
      <VisuallyHidden>{text.answer(who, value === null ? text.noValue : text.percent(format(value)))}</VisuallyHidden>
      <Who aria-hidden="true">{children}</Who>
      <Track aria-hidden="true">
        {value === null ? null : <Mark data-slot="mark" style={{ '--credence-value': value }} />}
      </Track>
      <Value aria-hidden="true">{value === null ? '–' : <Percent number={format(value)} />}</Value>
    </li>
  );
}
