import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { spinnerLabels } from '../../labels/english.js';
import { Root, Wheel } from './Spinner.styles.js';

/** @since 0.1.0 */
export interface SpinnerProps extends ComponentPropsWithoutRef<'div'> {
  /** Centred in the available space, for a whole page or panel. */
  centred?: boolean | undefined;
}

/**
 * Something is loading. Its text (children, "Loading..." by default) is visible and announced.
 * @since 0.1.0
 */
export const Spinner = forwardRef<HTMLDivElement, SpinnerProps>(function Spinner(
  { centred = false, children, ...rest },
  ref,
) {
  const labels = useLabels({ spinner: spinnerLabels });
  return (
    <Root ref={ref} role="status" data-credence="spinner" data-centred={centred ? '' : undefined} {...rest}>
      <Wheel aria-hidden="true" />
      <span data-slot="label">{children ?? labels.spinner.loading}</span>
    </Root>
  );
});
