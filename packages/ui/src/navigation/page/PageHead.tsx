import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Heading } from '../../foundations/text/Heading.js';
import { HeadAction, HeadBody, HeadRoot } from './Page.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface PageHeadProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The page's only h1. Scripts can focus it, so that a page change is announced. */
  title: ReactNode;
  /**
   * `hero` welcomes, `page` names.
   * @default 'page'
   */
  size?: 'page' | 'hero' | undefined;
  /** The main action, at the end of the line; below it on a phone. */
  action?: ReactNode;
  /** Id of the h1. */
  titleId?: string | undefined;
}

/**
 * Title, introduction (children), and the main action.
 * @since 0.1.0
 * @experimental
 */
export const PageHead = forwardRef<HTMLDivElement, PageHeadProps>(function PageHead(
  { title, size = 'page', action, titleId, children, ...rest },
  ref,
) {
  return (
    <HeadRoot ref={ref} data-credence="page-head" {...rest}>
      <HeadBody>
        <Heading level={1} size={size} tabIndex={-1} id={titleId} data-slot="title">
          {title}
        </Heading>
        {children}
      </HeadBody>
      {action ? <HeadAction data-slot="action">{action}</HeadAction> : null}
    </HeadRoot>
  );
});
