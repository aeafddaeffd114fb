import { COLUMNS, type Column, columns, target } from '../../benchmarks/slider-lab/columns.js';
import result from '../../benchmarks/slider-lab/result.json';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Part, Sheet } from './Sheet.js';

/** A cell that is not what is wanted, marked without colour. */
const marked = (found: string, wanted: string) => (found === wanted ? found : `${found} ✗`);

/** What was found of every slider in some of the columns. */
function Found({ name, of }: { name: string; of: readonly Column[] }) {
  return (
    <Table
      name={name}
      heads={['Slider', ...of.map((column) => COLUMNS[column].head)]}
      rows={[
        ['Wanted', ...of.map((column) => target[column])],
        ...result.sliders.map(({ name, version, row }) => [
          [name, version].filter(Boolean).join(' '),
          ...of.map((column) => marked(row[column], target[column])),
        ]),
      ]}
    />
  );
}

/** Our slider beside the native one and six libraries, by what people complain about. */
export function SliderLab() {
  return (
    <Sheet
      title="Slider lab"
      lead="What people complain about in sliders, measured on ours, the native one and six libraries."
    >
      <Part title="Keys and forms">
        <Found name="Keys and forms" of={columns.slice(0, 5)} />
        <p>
          <b>✗</b> is whatever is not wanted here; elsewhere it may be meant so.
        </p>
      </Part>
      <Part title="Pointers and pages">
        <Found name="Pointers and pages" of={columns.slice(5)} />
        <p>
          Measured in {result.browser} with its own keys, mouse and touch. Each slider is 300 pixels wide, goes from 1
          to 99 and stands at 50, with the settings it comes with. Radix, Base UI and React Aria come without styles:
          theirs are backgrounds, as is usual.
        </p>
      </Part>
      <Part title="What the columns mean">
        <Table
          name="What the columns mean"
          heads={['Column', 'Why it matters']}
          rows={columns.map((column) => [COLUMNS[column].head, COLUMNS[column].why])}
        />
      </Part>
      <Part title="How it is measured">
        <p>
          <code>sh tools/with-tools.sh node benchmarks/slider-lab.ts</code> installs the libraries outside of the
          workspace, measures, and fails unless every cell of ours is the one that is wanted. The same is tested on
          every change for our slider alone.
        </p>
        <p>
          Not measured: real phones, Safari, Firefox, what a screen reader says. The six libraries turn round where a
          property or a provider of their own says so; what was measured is the direction of the page alone.
        </p>
      </Part>
    </Sheet>
  );
}
