import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Main, PageRoot } from './Page.styles.js';
import { SkipLink } from './SkipLink.js';

export interface PageProps extends ComponentPropsWithoutRef<'div'> {
  /** The bar above, usually a TopBar. */
  header?: ReactNode;
  /** What stands below, usually a Footer. */
  footer?: ReactNode;
  /**
   * Id of the main part, where the skip link leads and where focus can be put after a change of page.
   * @default 'content'
   */
  mainId?: string | undefined;
}

/** A whole page: bar, main part, footer at the bottom also where there is little to show. */
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
