import { allGuides } from '../../packages/ui/stories/docs/allGuides.js';
import { statusWords } from '../../packages/ui/stories/docs/statusWords.js';
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
        <Table name="What the words mean" heads={['Status', 'Promise']} rows={statusWords} />
        <p>
          What a version covers, and how a change is announced:{' '}
          <a href="./?path=/docs/start-here-versions--docs">Versions</a>. The package has it as{' '}
          <code>docs/versioning.md</code>.
        </p>
      </Part>
    </Sheet>
  );
}
