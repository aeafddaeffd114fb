import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { FrameRoot } from './Page.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface FrameProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * The maximum width: that of the bar and the footer, a column of text, or a form.
   * @default 'wide'
   */
  width?: 'wide' | 'text' | 'narrow' | undefined;
}

/**
 * Centres its content and keeps the page's gutter.
 * @since 0.1.0
 * @experimental
 */
export const Frame = forwardRef<HTMLDivElement, FrameProps>(function Frame({ width = 'wide', ...rest }, ref) {
  return <FrameRoot ref={ref} data-credence="frame" data-width={width} {...rest} />;
});
