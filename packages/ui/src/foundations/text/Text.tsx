import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { TextRoot } from './text.styles.js';

/** @since 0.1.0 */
export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /**
   * `lead` introduces a page in the serif, `hint` explains in small grey.
   * @default 'body'
   */
  variant?: 'body' | 'lead' | 'hint' | undefined;
}

/**
 * A paragraph.
 * @since 0.1.0
 */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text({ variant = 'body', ...rest }, ref) {
  return <TextRoot ref={ref} data-credence="text" data-variant={variant} {...rest} />;
});
