import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { Percent } from '../percent/Percent.js';
import { Mark, Value, Track, Who } from './OutcomeDots.styles.js';

/** One line: who, the mark on the scale, and always the number. */
export function OutcomeRow({
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
