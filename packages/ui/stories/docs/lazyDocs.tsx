import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded when a documentation page is opened: the tests of the stories never need it.
const Container = lazy(() => import('./DocsContainer.js'));
const Page = lazy(() => import('./ComponentPage.js'));

/** The preview's `parameters.docs`: the frame of every page and the page of a component. */
export const docsParameters = {
  // The frame waits for its page: it lists the headings soon after it is there itself, and only once.
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => <Page />,
  // Without the headings inside the stories.
  toc: {
    headingSelector: 'h2',
    title: 'On this page',
    ignoreSelector: '.docs-story *, [data-slot="picture"] *, [data-credence] [data-credence] *',
  },
};
