import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Main, PageRoot } from './Page.styles.js';
import { SkipLink } from './SkipLink.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface PageProps extends ComponentPropsWithoutRef<'div'> {
  /** The bar at the top, usually a TopBar. */
  header?: ReactNode;
  /** The content at the bottom, usually a Footer. */
  footer?: ReactNode;
  /**
   * Id of the main part, the target of the skip link and of focus after a page change.
   * @default 'content'
   */
  mainId?: string | undefined;
}

/**
 * A whole page: bar, main part, and a footer that stays at the bottom of short pages.
 * @since 0.1.0
 * @experimental
 */
export const Page = forwardRef<HTMLDivElement, PageProps>(function Page(
  { header, footer, mainId = 'content', children, ...rest },
  ref,
) {
  return (
    <PageRoot ref={ref} data-credence="page" {...rest}>
      <SkipLink target={mainId} />
      {header}
      <Main id={mainId} tabIndex={-1} data-slot="main">
        {children}
      </Main>
      {footer}
    </PageRoot>
  );
});
