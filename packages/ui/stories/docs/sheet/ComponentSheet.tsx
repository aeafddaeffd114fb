import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, Suspense, useContext, useEffect, useRef } from 'react';
import { CredenceProvider } from '../../../src/foundations/provider/CredenceProvider.js';
import { Cell, Cells, Group, Groups, Picture, Sides, WholeWidth } from './ComponentSheet.styles.js';
import { type Listed, type SheetCell, sheetGroups } from './sheetGroups.js';

const modules = import.meta.glob<{ default: ComponentType }>('../../examples/*.tsx');

/** The examples by name: `Button`. */
const examples = new Map(
  Object.entries(modules).map(([file, load]) => [/([^/]+)\.tsx$/.exec(file)?.[1] ?? '', lazy(load)]),
);

const THEMES = ['light', 'dark'] as const;

/** Every component as a small living example, light and dark beside each other, in the groups of the sidebar. */
export function ComponentSheet() {
  // A page that belongs to no story has no other way to Storybook's list.
  const { store } = useContext(DocsContext) as {
    store?: { storyIndex?: { entries: Readonly<Record<string, Listed>> } };
  };
  const groups = [...sheetGroups(Object.values(store?.storyIndex?.entries ?? {}), [...examples.keys()])];
  return (
    <Unstyled>
      <WholeWidth />
      <Groups aria-label="Groups of components">
        {groups.map(([group]) => (
          <a key={group} href={`#${group.toLowerCase()}`} target="_self">
            {group}
          </a>
        ))}
      </Groups>
      {groups.map(([group, cells]) => (
        <Group key={group}>
          <h2 id={group.toLowerCase()}>{group}</h2>
          <Cells>
            {cells.map((cell) => (
              <ComponentCell key={cell.page} {...cell} />
            ))}
          </Cells>
        </Group>
      ))}
    </Unstyled>
  );
}

function ComponentCell({ name, page, example }: SheetCell) {
  const Example = examples.get(example);
  return (
    <Cell>
      <a href={`./?path=/docs/${page}`} target="_top">
        {name}
      </a>
      <Sides>
        {THEMES.map((theme) => (
          <CredenceProvider key={theme} theme={theme} surface={false}>
            <Picture data-slot="side">
              <Suspense>{Example && <Living Example={Example} />}</Suspense>
            </Picture>
          </CredenceProvider>
        ))}
      </Sides>
    </Cell>
  );
}

/** An example that cannot take the focus, and the page with it, when it appears. */
function Living({ Example }: { Example: ComponentType }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.removeAttribute('inert'), []);
  return (
    <div ref={box} inert>
      <Example />
    </div>
  );
}
