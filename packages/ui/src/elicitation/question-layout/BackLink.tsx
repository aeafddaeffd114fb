import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Slot } from 'radix-ui';
import { Button } from '../../controls/button/Button.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionLayoutLabels } from '../../labels/english.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface BackLinkProps extends ComponentPropsWithoutRef<'a'> {
  /**
   * True if there is no previous question: a link that leads nowhere and says so.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Applies the styling and text to its only child, such as a router's link. */
  asChild?: boolean | undefined;
}

/**
 * The link to the previous question.
 * @since 0.1.0
 * @experimental
 */
export const BackLink = forwardRef<HTMLAnchorElement, BackLinkProps>(function BackLink(
  { disabled = false, asChild = false, children, href, ...rest },
  ref,
) {
  const { back } = useLabels({ questionLayout: questionLayoutLabels }).questionLayout;
  const words = (
    <>
      <Glyph of={drawings.back} />
      {back}
    </>
  );
  if (asChild && !disabled) {
    return (
      <Button variant="ghost" asChild data-credence="back-link">
        <Slot.Root ref={ref} {...rest}>
          <Slot.Slottable>{children}</Slot.Slottable>
          {words}
        </Slot.Root>
      </Button>
    );
  }
  return (
    <Button variant="ghost" asChild data-credence="back-link">
      {disabled ? (
        <a ref={ref} role="link" aria-disabled="true" {...rest}>
          {words}
        </a>
      ) : (
        <a ref={ref} href={href} {...rest}>
          {words}
        </a>
      )}
    </Button>
  );
});
