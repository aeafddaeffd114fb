import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { CptHeatmap } from './CptHeatmap.js';
import { cptHeatmapDocs } from './CptHeatmap.docs.js';
import { combinationOf, many, parents, sourceOf, states, values } from './heatmap.fixtures.js';

const name = 'Tumour extent';
const spoken = (root: HTMLElement) => within(root).getByRole('status');

const meta = preview.meta({
  title: 'Charts/CPT heatmap',
  component: CptHeatmap,
  args: { label: name, parents, states, values, defaultColumn: 46, onOpen: fn() },
  parameters: { guide: cptHeatmapDocs },
});

export const PartlyOpen = meta.story({
  args: { combinationOf, sourceOf },
  play: async ({ canvas, canvasElement }) => {
    const cells = canvas.getByRole('application', { name });
    await expect(cells).toHaveAccessibleDescription(
      '54 columns, 7 of them open. Use the arrow keys to move between cells, Enter to open the question.',
    );
    await expect(canvas.getByText('Column 47 of 54')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="chosen"]')).toHaveLength(1);
  },
});

/** As before anybody is asked: the file has numbers for all columns. */
export const NumbersFromTheFile = meta.story({
  args: {
    sourceOf: (column) => (column < 30 ? 'From the file' : sourceOf(column)),
    isUnanswered: (column) => column < 30,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('application', { name })).toHaveAccessibleDescription(
      /^54 columns, 36 of them open\./,
    );
    await expect(canvasElement.querySelectorAll('[data-faint] path')).not.toHaveLength(0);
  },
});

/** It does not fit: it fades at its end, which the arrow keys reach. */
export const WiderThanItsPlace = meta.story({
  args: { defaultColumn: 0 },
  render: (args) => (
    <div style={{ maxInlineSize: '36rem' }}>
      <CptHeatmap {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The table goes on: scroll to see the rest.')).toBeVisible();
    const scroller = canvasElement.querySelector('[data-slot="scroller"]');
    await expect(scroller).toHaveAttribute('data-goes-on');
    // No name is cut at the edge.
    const edge = scroller!.getBoundingClientRect().right;
    for (const name of canvas.getAllByText(/^(under 50|50 to 69|70 and over)$/)) {
      const { left, right } = name.getBoundingClientRect();
      await expect(left > edge || right <= edge + 1).toBe(true);
    }
    scroller!.scrollLeft = 10_000;
    await waitFor(() => expect(scroller).not.toHaveAttribute('data-goes-on'));
  },
});

export const Walked = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('application', { name }).focus();
    await userEvent.keyboard('{Home}{PageDown}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText('Column 4 of 54')).toBeVisible();
    await waitFor(() =>
      expect(spoken(canvasElement)).toHaveTextContent(
        'Smoking: none · Age: under 50 · HPV status: pos. · Alcohol use: none. T1–T2: ',
      ),
    );
  },
});

export const ManyNumbers = meta.story({
  args: { label: 'Stage', ...many, defaultColumn: 0 },
  play: async ({ canvasElement, userEvent, canvas }) => {
    const drawn = () =>
      [...canvasElement.querySelectorAll('[data-slot="chunk"]')].map((chunk) => Number(chunk.getAttribute('data-to')));
    // What is in sight is there, whatever the size of the table, and a chunk is a handful of elements.
    await waitFor(() => expect(Math.max(...drawn())).toBeLessThan(320));
    await expect(canvasElement.querySelectorAll('[data-slot="chunk"] path').length).toBeLessThan(100);
    const cells = canvas.getByRole('application', { name: 'Stage' });
    cells.focus();
    await userEvent.keyboard('{End}');
    await fireEvent.scroll(cells);
    await waitFor(() => expect(drawn()).toContain(16_383));
    await expect(drawn().length).toBeLessThan(12);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(drawn()).not.toContain(16_383));
  },
});

export const NobodyAnswered = meta.story({
  args: {
    parents: parents.slice(2),
    values: new Float64Array(18).fill(Number.NaN),
    defaultColumn: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application', { name })).toHaveAccessibleDescription(/6 columns, 6 of them open/u);
  },
});
export const WithoutParents = meta.story({
  args: { parents: [], values: [70, 20, 10], defaultColumn: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Column 1 of 1')).toBeVisible();
  },
});
