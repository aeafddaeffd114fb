import { Frame, PageHead, TextLink } from '@credence/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageFooter } from './AppFooter.js';
import { WayOut } from './Instead.styles.js';
import { PageTitle } from './PageTitle.js';

interface InsteadProps {
  title: string;
  /** The address where one goes on, and what the link says. */
  href: string;
  way: string;
  /** Why the page is not shown. */
  children: ReactNode;
}

/** Shown instead of a page of a node: why, and where one goes on. */
export function Instead({ title, href, way, children }: InsteadProps) {
  return (
    <>
      <Frame width="text">
        <PageTitle>{title}</PageTitle>
        <PageHead title={title} />
        {children}
        <WayOut>
          <TextLink asChild>
            <Link to={href}>{way}</Link>
          </TextLink>
        </WayOut>
      </Frame>
      <PageFooter slim />
    </>
  );
}
