import { Anchor, Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryLinks } from './StoryLinks.js';
import { storyName } from './storyName.js';

/** With all of its states the page of a question would be forty screens high. */
const SHOWN = 10;

/** The first ten states of a component, of which the playground is one, and links to the rest. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      {stories.slice(1, SHOWN).map(({ id, name, moduleExport }) => (
        <Anchor key={id} storyId={id}>
          <Subheading>{storyName(name)}</Subheading>
          <Description of={moduleExport as object} />
          {/* Whatever is set in the playground, a state stays as it is. */}
          <Canvas of={moduleExport as object} story={{ __forceInitialArgs: true }} />
        </Anchor>
      ))}
      <StoryLinks after={SHOWN} />
    </>
  );
}
