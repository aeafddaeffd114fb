import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { pressToToggle } from '../../foundations/interaction/pressToToggle.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { Root } from './FilterToggle.styles.js';

/**
 * Describes a change, by pointer or by key.
 * @since 0.1.0
 */
export type FilterToggleDetails = InteractionDetails<'press' | 'key'>;

/** @since 0.1.0 */
export interface FilterToggleProps extends ComponentPropsWithoutRef<'button'> {
  /** Whether the filter is on, when controlled. */
  pressed?: boolean | undefined;
  /**
   * Whether it is initially on, when uncontrolled.
   * @default false
   */
  defaultPressed?: boolean | undefined;
  /** Called when it is toggled. */
  onPressedChange?: ((pressed: boolean, details: FilterToggleDetails) => void) | undefined;
}

/**
 * A condition to filter a list by.
 * @since 0.1.0
 */
export const FilterToggle = forwardRef<HTMLButtonElement, FilterToggleProps>(function FilterToggle(
  { pressed, defaultPressed = false, onPressedChange, onClick, children, type = 'button', ...rest },
  ref,
) {
  const [on, setOn] = useControllableState<boolean, FilterToggleDetails>({
    value: pressed,
    defaultValue: defaultPressed,
    onChange: onPressedChange,
  });
  return (
    <Root
      ref={ref}
      type={type}
      data-credence="filter-toggle"
      aria-pressed={on}
      onClick={pressToToggle(on, setOn, onClick)}
      {...rest}
    >
      {on ? <Glyph of={drawings.check} /> : null}
      <span>{children}</span>
    </Root>
  );
});
