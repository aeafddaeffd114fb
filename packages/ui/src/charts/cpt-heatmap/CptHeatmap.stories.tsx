import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { atItsSize } from '../../../stories/plays/atItsSize.js';
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
  args: { getCombination: combinationOf, getSource: sourceOf },
  play: async ({ canvas, canvasElement }) => {
    const cells = canvas.getByRole('application', { name });
    await expect(cells).toHaveAccessibleDescription(
      'Questions: 54, of which 7 are open. Use the arrow keys to move between cells, Enter to open the question.',
    );
    await expect(await canvas.findByText('Ann, 21 November, 08:52 · rather certain')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="chosen"]')).toHaveLength(1);
  },
});

/** As before anybody is asked: the file has numbers for all columns. */
export const NumbersFromTheFile = meta.story({
  args: {
    getSource: (column) => (column < 30 ? 'From the file' : sourceOf(column)),
    isUnanswered: (column) => column < 30,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('application', { name })).toHaveAccessibleDescription(
      /^Questions: 54, of which 36 are open\./,
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
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The table goes on: scroll to see the rest.')).toBeVisible();
    const scroller = canvasElement.querySelector('[data-slot="scroller"]');
    await expect(scroller).toHaveAttribute('data-goes-on');
    // No name is cut at the edge.
    const edge = scroller!.getBoundingClientRect().right;
    for (const name of canvas.getAllByText(/^(under 50|50 to 69|70 and over)$/)) {
      const { left, right } = name.getBoundingClientRect();
      await expect(left > edge || right <= edge + 1).toBe(true);
    }
    // Until its letters have come it is laid out anew, and shows the chosen column again.
    await waitFor(async () => {
      scroller!.scrollLeft = 10_000;
      await expect(scroller).not.toHaveAttribute('data-goes-on');
    });
  }),
});

/** On a phone there is no room for the place of the question among all. */
export const Walked = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('application', { name }).focus();
    await userEvent.keyboard('{Home}{PageDown}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(3, expect.objectContaining({ reason: 'key' }));
    await expect(await canvas.findByText('4 of 54 questions')).toBeVisible();
    await waitFor(() =>
      expect(spoken(canvasElement)).toHaveTextContent(
        'Smoking: none · Age: under 50 · HPV status: pos. · Alcohol use: none. T1–T2: ',
      ),
    );
  }),
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
    await expect(canvas.getByRole('application', { name })).toHaveAccessibleDescription(
      /Questions: 6, of which 6 are open/u,
    );
  },
});
/** R-2208: on a phone, with long names and one small share: names take a second line, and no number is cut. */
export const SmallSharesOnAPhone = meta.story({
  args: {
    parents: parents.slice(2),
    states: ['a850 200', 'a199 100', 'a99 35', 'a34 0'].map((label) => ({ label })),
    values: Float64Array.from({ length: 24 }, (_, index) => [4.9, 12.7, 45.1, 37.3][index % 4]!),
    defaultColumn: 0,
  },
  render: (args) => (
    <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
      <CptHeatmap {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shares = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="shares"] b')];
    await expect(shares).toHaveLength(4);
    for (const share of shares) {
      const own = share.getBoundingClientRect();
      const segment = share.closest('[data-share]')!.getBoundingClientRect();
      await expect(own.width === 0 || own.right <= segment.right).toBe(true);
    }
    for (const head of canvasElement.querySelectorAll<HTMLElement>('[data-slot="state"]'))
      await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    const [, second] = canvasElement.querySelectorAll('[data-slot="state"]');
    await expect(second!.firstElementChild!.scrollHeight).toBeLessThanOrEqual(second!.clientHeight);
  },
});
export const WithoutParents = meta.story({
  args: { parents: [], values: [70, 20, 10], defaultColumn: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
  },
});
