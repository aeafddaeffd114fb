import { useEffect, useState } from 'react';
import { allGuides } from '../allGuides.js';
import { nameOf } from '../live/examples.js';
import { Table } from '../Table.js';
import { keysTested } from './keysTested.js';

/** What is used of Storybook's own list of its pages. */
interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly type: string; readonly importPath: string; readonly tags?: readonly string[] }>
  >;
}

/** How many stories of a file axe looks at, and how many of them act and check what happens. */
interface Counted {
  readonly stories: number;
  readonly plays: number;
}

function count({ entries }: StoryIndex): ReadonlyMap<string, Counted> {
  const stories = Object.values(entries).filter(
    ({ type, importPath }) => type === 'story' && importPath.includes('packages/ui/'),
  );
  return new Map(
    [...Map.groupBy(stories, ({ importPath }) => nameOf(importPath))].map(([name, of]) => [
      name,
      { stories: of.length, plays: of.filter(({ tags }) => tags?.includes('play-fn')).length },
    ]),
  );
}

/** What was tested of each component, and that nobody who needs an aid has tried it yet. */
export function AccessTable() {
  const [counted, setCounted] = useState<ReadonlyMap<string, Counted>>(new Map());
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json() as Promise<StoryIndex>)
      .then((index) => setCounted(count(index)));
  }, []);
  return (
    <Table
      name="Component by component"
      heads={['Component', 'Stories under axe', 'With actions', 'Keys', 'Engine', 'By people']}
      rows={allGuides.map(({ name, guide }) => {
        const { stories, plays } = counted.get(name) ?? { stories: '…', plays: '…' };
        return [name, String(stories), String(plays), keysTested(name, guide), 'Chromium', 'not yet'];
      })}
    />
  );
}
