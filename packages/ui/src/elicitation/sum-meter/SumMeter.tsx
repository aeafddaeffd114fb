import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Announced } from '../../foundations/spoken/Announced.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { startValue as usualStart, sumOf } from '../answers/shares.js';
import type { ShareValues } from '../answers/share.js';
import { sumMeterLabels } from '../../labels/english.js';
import { Fill, Mark, Rail, Root, Whole, Words } from './SumMeter.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SumMeterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** One answer per state: whole percent, or parts per million as `{ ppm: 2000 }`; null counts as the starting value. */
  values: ShareValues;
  /**
   * What an unanswered state counts as. Null: only what is answered counts.
   * @default 50
   */
  startValue?: number | null | undefined;
  /** What will happen to the answers. Defaults to the sentence of the labels for this sum. */
  policy?: ReactNode;
}

/**
 * The sum of the answers compared with 100, and what will happen if it differs. It never demands anything.
 * @since 0.1.0
 * @experimental
 */
export const SumMeter = forwardRef<HTMLDivElement, SumMeterProps>(function SumMeter(
  { values, startValue = usualStart, policy, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ sumMeter: sumMeterLabels });
  const texts = labels.sumMeter;
  const sum = sumOf(values, startValue ?? 0);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const shown = numbers.format(sum);
  // The longer of the two fills the rail.
  const whole = Math.max(sum, 100);

  return (
    <Root
      ref={ref}
      data-credence="sum-meter"
      data-state={sum === 100 ? 'exact' : sum > 100 ? 'over' : 'under'}
      {...rest}
    >
      <Words data-slot="words">
        {texts.addsUpTo} <b>{shown}</b>. <span>{policy ?? (sum === 100 ? texts.exact : texts.policy)}</span>
      </Words>
      <Rail
        data-slot="meter"
        aria-hidden
        data-unset={values.every((value) => value === null) ? '' : undefined}
        style={{ '--credence-filled': (sum / whole) * 100, '--credence-mark': (100 / whole) * 100 }}
      >
        <Fill data-slot="fill" />
        <Mark data-slot="mark" />
        <Whole>{numbers.format(100)}</Whole>
      </Rail>
      <Announced text={`${texts.addsUpTo} ${shown}`} />
    </Root>
  );
});
