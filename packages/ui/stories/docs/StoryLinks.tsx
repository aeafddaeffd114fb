import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Article, Items } from './docs.styles.js';
import { storyName } from './storyName.js';

/** The stories of a page as links: for those that fill the window, or are more than a page shows. */
export function StoryLinks({ after = 0 }: { after?: number }) {
  const stories = useContext(DocsContext).componentStories().slice(after);
  if (stories.length === 0) return null;
  return (
    <Unstyled>
      <Article data-credence="docs">
        {after > 0 && <h3>{stories.length} more</h3>}
        <Items>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {storyName(name)}
              </a>
            </li>
          ))}
        </Items>
      </Article>
    </Unstyled>
  );
}
