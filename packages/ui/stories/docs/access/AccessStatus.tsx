import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentDocs } from '../componentDocs.js';
import { Table } from '../Table.js';
import { accessChecks, notYet } from './accessChecks.js';
import { keysTested } from './keysTested.js';

export interface AccessStatusProps {
  /** The name of the component, as that of its example. */
  name: string;
  guide: ComponentDocs;
}

/** What was tested of a component's accessibility, with which engine, and who has not tried it yet. */
export function AccessStatus({ name, guide }: AccessStatusProps) {
  const stories = useContext(DocsContext).componentStories().length;
  const drawn = guide.anatomy.length > 0;
  return (
    <>
      <p>
        Tested by machines, on every change, in Chromium.{' '}
        {drawn ? `It has ${stories} ${stories === 1 ? 'story' : 'stories'}.` : 'It draws nothing of its own.'}
      </p>
      {drawn && (
        <Table
          name="Accessibility"
          heads={['What', 'How']}
          rows={[['Keys', keysTested(name, guide)], ...accessChecks.map(({ what, how }) => [what, how])]}
        />
      )}
      <p>Not tried yet: {notYet.map(([what]) => what).join('; ')}.</p>
      <p>Known limits stand under Caveats. They come from our own tests: nobody who needs an aid has tried it yet.</p>
    </>
  );
}
