import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded when a documentation page is opened: the tests of the stories never need it.
const page = () => import('./ComponentPage.js');
const Page = lazy(page);
// Together: the table of contents is built as soon as the frame is rendered.
const Container = lazy(async () => {
  const [container] = await Promise.all([import('./DocsContainer.js'), page()]);
  return container;
});

/** The preview's `parameters.docs`: the frame of every page and the page of a component. */
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
  // Without the headings inside the stories.
  toc: {
    headingSelector: 'h2',
    title: 'On this page',
    ignoreSelector: '.docs-story *, [data-slot="picture"] *, [data-credence] [data-credence] *',
  },
};
