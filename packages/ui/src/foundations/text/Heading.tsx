import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { HeadingRoot } from './text.styles.js';

/** @since 0.1.0 */
export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /**
   * Its level in the page's outline.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Its visual size, whatever its level.
   * @default 'section'
   */
  size?: 'hero' | 'page' | 'section' | 'small' | undefined;
}

/**
 * A heading. Level and size are separate, so that the outline stays correct if the look differs.
 * @since 0.1.0
 */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level = 2, size = 'section', ...rest },
  ref,
) {
  return <HeadingRoot as={`h${level}`} ref={ref} data-credence="heading" data-size={size} {...rest} />;
});
