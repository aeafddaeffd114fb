import { accessChecks, notYet } from '../../packages/ui/stories/docs/access/accessChecks.js';
import { AccessTable } from '../../packages/ui/stories/docs/access/AccessTable.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Part, Sheet } from './Sheet.js';

/** What we promise, how it is tested, and what is not covered. */
export function Accessibility() {
  return (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2, level AA, is what every component is built to. Here is how that is tested, and what is not."
    >
      <Part title="Tested on every change, in Chromium">
        <Table
          name="Tested on every change"
          heads={['What', 'How']}
          rows={[
            ...accessChecks.map(({ what, how }) => [what, how]),
            ['Keyboard', 'plays and tests press the keys of each guide and look where the focus is'],
            ['Touch', 'real touch events: scrolling across a slider changes nothing, a tap and a drag do'],
            [
              'Screen reader on a phone',
              'what it does to a range is done to ours: setting its value and firing input and change',
            ],
          ]}
        />
      </Part>
      <Part title="Not tested">
        <Table name="Not tested" heads={['What', 'Why it matters']} rows={notYet} />
        <p>
          Tell us what you find: a report with the browser and the aid that was used is worth more than any of the
          above.
        </p>
      </Part>
      <Part title="Component by component">
        <AccessTable />
      </Part>
      <Part title="What was decided for people">
        <p>Each answer can be given without dragging: by number, by word, by step, by key.</p>
        <p>A state is never told by colour alone. Charts have a table of the same figures.</p>
        <p>
          Nothing runs out: no message that has to be read leaves by itself, and a notice waits for pointer and focus.
        </p>
      </Part>
    </Sheet>
  );
}
