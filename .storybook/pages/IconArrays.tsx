import { filledIcons } from '../../packages/ui/src/elicitation/icon-array/filledIcons.js';
import { IconArray } from '../../packages/ui/src/elicitation/icon-array/IconArray.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Part, Sheet } from './Sheet.js';

/** How a percentage becomes people. */
export function IconArrays() {
  return (
    <Sheet title="Icon arrays" lead="Fifty people, as many of them filled as the answer says.">
      <Part title="How many are filled">
        <Table
          name="How many are filled"
          heads={['Answer', 'Filled of 50']}
          rows={[1, 3, 25, 50, 62, 75, 99].map((percent) => [`${percent} %`, String(filledIcons(percent))])}
        />
        <IconArray value={37} />
      </Part>
      <Part title="Rules">
        <p>Filled people stand together: scattered ones make a risk look larger than it is.</p>
        <p>One row is filled from the left, so that its edge is exactly the value; several rows from the bottom up.</p>
        <p>There are never fewer than fifty: where a page is narrow they stand in two rows.</p>
        <p>Nobody has answered yet: outlines, half of them, and no accent.</p>
        <p>The picture is one image with one sentence for screen readers. The number beside it is the answer.</p>
      </Part>
    </Sheet>
  );
}
