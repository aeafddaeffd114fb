import { Frame, PageHead } from '@credence/ui';
import { type ReactNode, Suspense } from 'react';
import { LoadingScreen } from './LoadingScreen.js';
import { PageTitle } from './PageTitle.js';

interface LoadingFrameProps {
  /** What the page is called until it is there. */
  title: string;
  /** May suspend. */
  children: ReactNode;
}

/** The frame of a page whose words and data come after it. */
export function LoadingFrame({ title, children }: LoadingFrameProps) {
  return (
    <Frame>
      <Suspense
        fallback={
          <>
            <PageTitle>{title}</PageTitle>
            <PageHead title={title} />
            <LoadingScreen />
          </>
        }
      >
        {children}
      </Suspense>
    </Frame>
  );
}
