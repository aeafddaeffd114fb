import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded when a page of documentation is opened: the tests of the stories never need it.
const page = () => import('./ComponentPage.js');
const Page = lazy(page);
// Together: the list of headings is made as soon as the frame stands.
const Container = lazy(async () => {
  const [container] = await Promise.all([import('./DocsContainer.js'), page()]);
  return container;
});

/** What `parameters.docs` of the preview hands to Storybook: the frame of every page and the page of a component. */
export const docsParameters = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  // Without the headings of the components that are shown.
  toc: {
    headingSelector: 'h2',
    title: 'On this page',
    ignoreSelector: '.docs-story *, [data-credence] [data-credence] *',
  },
};
