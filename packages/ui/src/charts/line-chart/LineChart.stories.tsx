import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { LineChart } from './LineChart.js';
import { lineChartDocs } from './LineChart.docs.js';

const categories = [
  'System usability',
  'System complexity',
  'Technical support need',
  'Function integration',
  'Navigation ease',
  'Node relationship understanding',
  'Probability interface intuitiveness',
];
const one = (values: readonly (number | null)[]) => [{ name: 'Average score', values }];

const name = 'Scores of the questionnaire';
const spoken = (plot: HTMLElement) => within(plot).getByRole('status');
const dots = (plot: HTMLElement) => [...plot.querySelectorAll('circle[data-value]')];

const meta = preview.meta({
  title: 'Charts/Line chart',
  component: LineChart,
  args: {
    label: 'Scores of the questionnaire',
    categories,
    series: one([4.2, 1.9, 1.6, 3.9, 4.1, 3.4, 4.4]),
    yDomain: [0, 5] as const,
  },
  parameters: { guide: lineChartDocs },
});

/** R-1016, R-1017, R-1515: the seven scores on an axis from 0 to 5. */
export const Scores = meta.story({
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot).toHaveAccessibleDescription(
      'A line through 7 points, on an axis from 0 to 5. Use the arrow keys to move between values.',
    );
    await expect(dots(plot).map((dot) => dot.getAttribute('data-value'))).toEqual([
      '4.2',
      '1.9',
      '1.6',
      '3.9',
      '4.1',
      '3.4',
      '4.4',
    ]);
  },
});
/** The names are numbered on the axis and listed below it. */
export const NumberedNames = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await waitFor(() => expect(context.canvasElement.querySelectorAll('[data-slot="index"]')).toHaveLength(7));
    await keepsWithinThePage(context);
  },
});
export const Walked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Scores of the questionnaire' });
    const tooltip = () => plot.querySelector('[data-slot="tooltip"]');
    const point = (type: string, index: number, over: Element = plot) => {
      const { x, y, width, height } = dots(plot)[index]?.getBoundingClientRect() ?? new DOMRect();
      const place = { clientX: x + width / 2, clientY: y + height / 2 };
      return fireEvent(over, new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...place }));
    };
    await point('pointermove', 1);
    await waitFor(() => expect(tooltip()).toHaveTextContent('System complexity'));
    // Dismissed while the focus is elsewhere, it stays away until it is requested again.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    await point('pointermove', 1);
    await expect(tooltip()).toBeNull();
    await point('pointerdown', 1);
    await waitFor(() => expect(tooltip()).toHaveTextContent('System complexity'));
    // Its text can be selected: hovering over it does not select another value.
    await point('pointermove', 5, tooltip() ?? plot);
    await expect(tooltip()).toHaveTextContent('System complexity');
    plot.focus();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expect(tooltip()).toHaveTextContent('System complexity');
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(within(plot).getByRole('status')).toHaveTextContent('Probability interface intuitiveness: 4.4'),
    );
  },
});
export const WithGaps = meta.story({
  args: { series: one([4.2, null, 1.6, 3.9, Number.NaN, null, 4.4]) },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(dots(plot)).toHaveLength(4);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('System complexity: no value'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('Technical support need: 1.6'));
  },
});
export const BeyondTheAxis = meta.story({
  args: { series: one([7, -2, 1.6, 3.9, 4.1, 3.4, 4.4]) },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot.querySelectorAll('[data-beyond]')).toHaveLength(2);
    plot.focus();
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('System usability: 7'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent(/System complexity: [-−]2$/u));
  },
});
export const TwoLines = meta.story({
  args: {
    series: [
      { name: 'before', values: [3.1, 3, 2.6, 3.2, 2.9, 2.4, 3.4] },
      { name: 'after', values: [4.2, 1.9, 1.6, 3.9, 4.1, 3.4, 4.4] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot.querySelectorAll('[data-slot="line"]')).toHaveLength(2);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('System complexity, after: 1.9'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('System complexity, before: 3'));
  },
});
export const NoCategory = meta.story({
  args: { categories: [], series: [] },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    plot.focus();
    await userEvent.keyboard('{End}');
    await expect(spoken(plot)).toBeEmptyDOMElement();
  },
});
export const OneCategory = meta.story({
  args: { categories: ['System usability'], series: one([4.2]) },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot).toHaveAccessibleDescription(/^A line through 1 point, /u);
    plot.focus();
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('System usability: 4.2'));
  },
});
export const AllZeros = meta.story({ args: { series: one(categories.map(() => 0)) } });
export const FreeAxis = meta.story({
  args: { yDomain: undefined, series: one([31, 29, 40, 12, 3, 8, 22]) },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot).toHaveAccessibleDescription(/^A line through 7 points, on an axis from 0 to 40\./u);
  },
});
export const FortyCategories = meta.story({
  args: {
    categories: Array.from({ length: 40 }, (_, index) => `Week ${index + 1}`),
    series: one(Array.from({ length: 40 }, (_, index) => ((index * 37) % 41) / 10 + 0.5)),
  },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(dots(plot)).toHaveLength(40);
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('Week 39: 1.7'));
  },
});
export const LongNames = meta.story({
  args: {
    categories: ['Metastasis in the cervical lymph nodes on the side opposite of the primary tumor', 'b'],
    series: one([2, 3]),
  },
  play: keepsWithinThePage,
});
export const KeysFromRightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('System complexity: 1.9'));
  },
});
