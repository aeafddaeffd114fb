import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Article, Items } from './docs.styles.js';

/** The stories of a page as links: for those that fill the window and cannot be shown together. */
export function StoryLinks() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <Unstyled>
      <Article data-credence="docs">
        <Items>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </Items>
      </Article>
    </Unstyled>
  );
}
