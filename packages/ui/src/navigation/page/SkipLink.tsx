import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { pageLabels } from '../../labels/english.js';
import { SkipRoot } from './Page.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SkipLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /**
   * Id of the element to skip to.
   * @default 'content'
   */
  target?: string | undefined;
}

/**
 * The first Tab stop: skips the bar and goes to the main part. Visible only while focused.
 * @since 0.1.0
 * @experimental
 */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { target = 'content', children, onClick, ...rest },
  ref,
) {
  const labels = useLabels({ page: pageLabels });
  return (
    <SkipRoot
      ref={ref}
      data-credence="skip-link"
      href={`#${target}`}
      onClick={(event) => {
        onClick?.(event);
        const element = event.currentTarget.ownerDocument.getElementById(target);
        if (event.defaultPrevented || !element) return;
        // Not through the URL: a hash would add an entry to the history of a routed page.
        event.preventDefault();
        element.focus();
        element.scrollIntoView();
      }}
      {...rest}
    >
      {children ?? labels.page.skip}
    </SkipRoot>
  );
});
