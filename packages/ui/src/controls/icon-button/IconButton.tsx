import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Icon } from '../../foundations/icons/Icon.js';
import type { IconName } from '../../foundations/icons/iconPaths.js';
import { Root } from './IconButton.styles.js';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The picture. */
  icon: IconName;
  /** What it does and to what, in words: "Reset Tumour extent". Spoken, and shown while the pointer rests on it. */
  label: string;
}

/** A button that is only a picture, for rows where the same act repeats. */
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
