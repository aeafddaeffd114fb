import { useOf, Canvas, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import type { ComponentDocs } from './componentDocs.js';
import { Guide } from './Guide.js';
import { nameOf } from './live/examples.js';
import { Article, Lead, Meta, Section, Title } from './docs.styles.js';
import { StoryLinks } from './StoryLinks.js';

/** The documentation page of stories: their component's guide, or the screen's if they have none. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as ComponentDocs | undefined;
  if (!guide) return <ScreenPage />;

  const component = preparedMeta.component as ComponentType | undefined;
  const documents = preparedMeta.parameters.documents as Readonly<Record<string, ComponentType>> | undefined;

  const { inline } = (preparedMeta.parameters.docs as { story?: { inline?: boolean } }).story ?? {};

  return (
    <Guide
      guide={guide}
      example={nameOf(String(preparedMeta.parameters.fileName))}
      title={preparedMeta.title}
      components={documents ?? (component ? { component } : {})}
      takesTheWindow={inline === false}
    />
  );
}

/** The page of a screen: its first story in a frame with a server of its own, and the others as links. */
function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const story = first?.moduleExport as object | undefined;
  const [group, ...names] = preparedMeta.title.split('/');
  const { purpose } = preparedMeta.parameters as { purpose?: string };
  return (
    <>
      <Unstyled>
        <Article data-credence="docs">
          <Meta>{group}</Meta>
          <Title>{names.join(', ')}</Title>
          <Lead>{purpose}</Lead>
        </Article>
      </Unstyled>
      {story && <Canvas of={story} story={{ inline: false, height: '44rem' }} />}
      <Unstyled>
        <Article data-credence="docs">
          <Section>
            <h2 id="stories">All stories</h2>
          </Section>
        </Article>
      </Unstyled>
      <StoryLinks />
    </>
  );
}
