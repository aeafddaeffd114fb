import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { timeLeftLabels } from '../../labels/english.js';
import { Root } from './TimeLeft.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface TimeLeftProps extends Omit<ComponentPropsWithoutRef<'time'>, 'children' | 'dateTime'> {
  /** The time left, in minutes. Fractions are rounded up. */
  minutes: number;
}

/**
 * How long something will take: "ca. 12 min."
 * @since 0.1.0
 * @experimental
 */
export const TimeLeft = forwardRef<HTMLTimeElement, TimeLeftProps>(function TimeLeft({ minutes, ...rest }, ref) {
  const { locale } = useCredence();
  const labels = useLabels({ timeLeft: timeLeftLabels });
  const whole = Math.max(0, Math.ceil(minutes));
  return (
    <Root ref={ref} dateTime={`PT${whole}M`} data-credence="time-left" {...rest}>
      {labels.timeLeft.minutes(whole.toLocaleString(locale))}
    </Root>
  );
});
