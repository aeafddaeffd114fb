import { Canvas, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Article, Lead, Meta, Section, Title } from './docs.styles.js';
import { StoryLinks } from './StoryLinks.js';

/** The page of a screen: its first story in a frame with a server of its own, and the others as links. */
export function ScreenPage() {
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
