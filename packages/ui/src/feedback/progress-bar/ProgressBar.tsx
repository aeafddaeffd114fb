import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { progressBarLabels } from '../../labels/english.js';
import { clampPercent } from './clampPercent.js';
import { Fill, Root, Track } from './Progress.styles.js';

/** @since 0.1.0 */
export interface ProgressBarProps extends ComponentPropsWithoutRef<'div'> {
  /** The completed part, in percent. */
  value: number;
  /** What is making progress. Defaults to the labels' word for progress. */
  label?: string | undefined;
  /** The value in words, for screen readers: "38 % completed, ca. 79 minutes left". */
  valueText?: string | undefined;
}

/**
 * A thin bar with its value in words (children) next to it.
 * @since 0.1.0
 */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { value, label, valueText, children, ...rest },
  ref,
) {
  const labels = useLabels({ progressBar: progressBarLabels });
  const percent = clampPercent(value);
  return (
    <Root ref={ref} data-credence="progress-bar" {...rest}>
      <Track
        role="progressbar"
        aria-label={label ?? labels.progressBar.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={valueText}
        data-slot="track"
      >
        <Fill style={{ '--credence-progress': percent }} />
      </Track>
      {children ? <span data-slot="text">{children}</span> : null}
    </Root>
  );
});
