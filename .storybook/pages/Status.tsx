import { allGuides } from '../../packages/ui/stories/docs/allGuides.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Part, Sheet } from './Sheet.js';

/** The maturity of every component, taken from the guides themselves. */
export function Status() {
  return (
    <Sheet title="Status" lead={`${allGuides.length} guides, each with what it promises.`}>
      <Part title="Components">
        <Table
          name="Components"
          heads={['Component', 'Status', 'Since', 'What it is for']}
          rows={allGuides.map(({ name, guide }) => [name, guide.status, guide.since, guide.purpose])}
        />
      </Part>
      <Part title="What the words mean">
        <Table
          name="What the words mean"
          heads={['Status', 'Promise']}
          rows={[
            [
              'stable',
              'Props, parts, attributes and words change only in a breaking version: before 1.0 the second number, then the first.',
            ],
            [
              'experimental',
              'Complete and tested, but nobody outside has lived with its interface: it may change with any minor version.',
            ],
            ['deprecated', 'Still there, with its successor named; it goes with the next major version.'],
          ]}
        />
      </Part>
    </Sheet>
  );
}
