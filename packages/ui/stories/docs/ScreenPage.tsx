import { Canvas, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryLinks } from './StoryLinks.js';

/** The page of a screen: its first story in a frame with a server of its own, and the others as links. */
export function ScreenPage() {
  const [first] = useContext(DocsContext).componentStories();
  const story = first?.moduleExport as object | undefined;
  return (
    <>
      <Title />
      <Description of="meta" />
      {story && <Canvas of={story} story={{ inline: false, height: '44rem' }} />}
      <StoryLinks />
    </>
  );
}
