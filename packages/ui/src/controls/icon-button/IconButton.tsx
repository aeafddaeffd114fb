import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import type { IconName } from '../../foundations/icons/Icon.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';

/** @since 0.1.0 */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The icon. */
  icon: IconName;
  /** The action and its object: "Reset Tumour extent". The accessible name, and the tooltip. */
  label: string;
}

/**
 * A button with only an icon, for rows that repeat the same action.
 * @since 0.1.0
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton({ icon, ...rest }, ref) {
  return <GlyphButton ref={ref} glyph={drawings[icon]} {...rest} />;
});
