import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { Root } from './Avatar.styles.js';
import { firstLetter } from './firstLetter.js';

/** @since 0.1.0 */
export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The person's name: its first letter is shown in the circle, in upper case. */
  name: string;
  /**
   * `large` is for the top of a profile page.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
}

/**
 * A person as a letter in a circle. Decorative: the name is next to it or in the button around it.
 * @since 0.1.0
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, size = 'medium', ...rest },
  ref,
) {
  const { locale } = useCredence();
  return (
    <Root ref={ref} data-credence="avatar" data-size={size} aria-hidden="true" {...rest}>
      {firstLetter(name, locale)}
    </Root>
  );
});
