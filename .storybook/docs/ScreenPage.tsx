import { Canvas, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryLinks } from './StoryLinks.js';

/** The page of a screen: its first story in a frame of its own, with a server of its own, and the others as links. */
export function ScreenPage() {
  const [first] = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <Canvas of={first.moduleExport} story={{ inline: false, height: '44rem' }} />}
      <StoryLinks />
    </>
  );
}
