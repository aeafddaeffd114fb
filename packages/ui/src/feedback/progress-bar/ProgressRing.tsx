import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { clampPercent } from './clampPercent.js';
import { Ring } from './Progress.styles.js';

/** @since 0.1.0 */
export interface ProgressRingProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The completed part, in percent. */
  value: number;
  /** The text for screen readers. If omitted, it is decorative: the number is next to it. */
  label?: string | undefined;
}

/**
 * Progress as a ring, for lists.
 * @since 0.1.0
 */
export const ProgressRing = forwardRef<SVGSVGElement, ProgressRingProps>(function ProgressRing(
  { value, label, style, ...rest },
  ref,
) {
  const percent = clampPercent(value);
  return (
    <Ring
      ref={ref}
      data-credence="progress-ring"
      data-empty={percent === 0 ? '' : undefined}
      viewBox="0 0 34 34"
      width="34"
      height="34"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={{ ...style, '--credence-progress': percent }}
      {...rest}
    >
      <circle cx="17" cy="17" r="14" />
      <circle cx="17" cy="17" r="14" pathLength="100" />
    </Ring>
  );
});
