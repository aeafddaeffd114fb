import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Icon } from '../../foundations/icons/Icon.js';
import type { IconName } from '../../foundations/icons/iconPaths.js';
import { Root } from './IconButton.styles.js';

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
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, type = 'button', ...rest },
  ref,
) {
  return (
    <Root ref={ref} type={type} data-credence="icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
});
