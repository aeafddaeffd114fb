import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { pageLabels } from '../../labels/english.js';
import { SkipRoot } from './Page.styles.js';

export interface SkipLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /**
   * Id of the element that the reader is taken to.
   * @default 'content'
   */
  target?: string | undefined;
}

/** The first stop of the Tab key: past the bar, to what the page is about. Seen only while it has focus. */
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
        // Not by the address: a hash in it would be a step in the history of a routed page.
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
