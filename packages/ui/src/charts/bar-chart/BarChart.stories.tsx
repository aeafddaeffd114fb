import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { BarChart } from './BarChart.js';
import { barChartDocs } from './BarChart.docs.js';

const eight = Array.from({ length: 8 }, (_, index) => `${String(index * 3).padStart(2, '0')}:00`);
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const series = [
  { name: 'logins', values: [2, 1, 9, 31, 24, 19, 27, 11] },
  { name: 'logouts', values: [5, 1, 2, 14, 26, 17, 29, 21] },
];
const activities = [4, 2, 1, 0, 0, 1, 5, 14, 26, 38, 35, 30, 22, 27, 33, 31, 25, 20, 24, 36, 41, 29, 17, 9];
const one = (values: readonly (number | null)[]) => [{ name: 'Values', values }];
const long = [
  'Metastasis in the cervical lymph nodes on the side opposite of the primary tumor',
  'Gesundheitseinrichtungsverantwortlichkeitszuständigkeitsbereichsleitungsvertretung',
  'T',
];

const name = 'Logins and logouts';
/** The values drawn as bars, in drawing order. */
const drawn = (plot: HTMLElement) =>
  [...plot.querySelectorAll('[data-value]')].map((bar) => Number(bar.getAttribute('data-value')));
const spoken = (plot: HTMLElement) => within(plot).getByRole('status');
/** The middle of the first bar for a value. */
function middleOf(plot: HTMLElement, value: number) {
  const box = plot.querySelector(`[data-value="${value}"]`)?.getBoundingClientRect() ?? new DOMRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}

const meta = preview.meta({
  title: 'Charts/Bar chart',
  component: BarChart,
  args: { label: 'Logins and logouts', categories: eight, series },
  parameters: { guide: barChartDocs },
});

/** R-1012: pairs of bars side by side on one axis. */
export const Grouped = meta.story({
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot).toHaveAccessibleDescription(
      'Bars for 8 categories of logins, logouts. The largest: 09:00, logins: 31. Use the arrow keys to move between values.',
    );
    await expect(
      drawn(plot)
        .toSorted((a, b) => b - a)
        .slice(0, 3),
    ).toEqual([31, 29, 27]);
  },
});
/** R-1013: the one largest value stands out and carries its number. */
export const LargestStandsOut = meta.story({
  args: { categories: hours, series: one(activities), nameEvery: 6, highlightLargest: true },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name });
    const largest = [...plot.querySelectorAll('[data-largest]')].map((bar) => bar.getAttribute('data-value'));
    await expect(largest).toEqual(['41']);
    await expect(within(plot).getByText('41')).toBeVisible();
  },
});
/** R-1014, R-1015: horizontal bars with their numbers at the end. */
export const Lying = meta.story({
  args: { orientation: 'horizontal', categories: ['small', 'medium', 'large'], series: one([46, 29, 12]) },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    plot.focus();
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('small: 46'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('large: 12'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('small: 46'));
  },
});
export const LyingGrouped = meta.story({
  args: {
    orientation: 'horizontal',
    categories: ['small', 'medium', 'large'],
    series: [
      { name: 'opened', values: [46, 29, 12] },
      { name: 'answered', values: [40, 12, 0] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('medium, answered: 12'));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('small, opened: 46'));
  },
});
export const Walked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Logins and logouts' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('09:00, logouts: 14'));
    await expect(plot.querySelector('[data-slot="tooltip"]')).toHaveTextContent('09:00logins31logouts14');
  },
});
export const PutAwayByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('21:00, logins: 11'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(spoken(plot)).toBeEmptyDOMElement());
    await expect(plot.querySelector('[data-slot="tooltip"]')).toBeNull();
    // The first key press after that shows the current position.
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('21:00, logins: 11'));
    await userEvent.tab();
    await waitFor(() => expect(plot.querySelector('[data-slot="tooltip"]')).toBeNull());
  },
});
export const PointedAt = meta.story({
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name });
    const tooltip = () => plot.querySelector('[data-slot="tooltip"]');
    await fireEvent.pointerMove(plot, { pointerType: 'mouse', ...middleOf(plot, 31) });
    await waitFor(() => expect(tooltip()).toHaveTextContent('09:00logins31logouts14'));
    // Values shown by the pointer are not announced.
    await expect(spoken(plot)).toBeEmptyDOMElement();
    await fireEvent.pointerMove(plot, { pointerType: 'mouse', ...middleOf(plot, 26) });
    await waitFor(() => expect(tooltip()).toHaveTextContent('12:00logins24logouts26'));
    await fireEvent.pointerOut(plot, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(tooltip()).toBeNull());
  },
});
export const LongNames = meta.story({
  args: { orientation: 'horizontal', categories: long, series: one([3.8, 2.4, 1.1]) },
  play: keepsWithinThePage,
});
export const LongNamesUpright = meta.story({
  args: { categories: long, series: one([3.8, 2.4, 1.1]) },
  play: keepsWithinThePage,
});
export const NoCategory = meta.story({
  args: { categories: [], series: [] },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot).toHaveAccessibleDescription(/^Bars for 0 categories\./u);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(spoken(plot)).toBeEmptyDOMElement();
  },
});
export const OneCategory = meta.story({
  args: { categories: ['09:00'], series: one([31]) },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot).toHaveAccessibleDescription(/^Bars for 1 category\. The largest: 09:00: 31\./u);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('09:00: 31'));
  },
});
export const FortyCategories = meta.story({
  args: {
    categories: Array.from({ length: 40 }, (_, index) => `Node ${index + 1}`),
    series: one(Array.from({ length: 40 }, (_, index) => (index * 37) % 41)),
  },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('Node 40: 8'));
  },
});
export const FortyCategoriesLying = meta.story({
  args: {
    orientation: 'horizontal',
    categories: Array.from({ length: 40 }, (_, index) => `Node ${index + 1}`),
    series: one(Array.from({ length: 40 }, (_, index) => 41 - index)),
  },
  play: keepsWithinThePage,
});
export const AllZeros = meta.story({
  args: { series: one(eight.map(() => 0)), highlightLargest: true },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(drawn(plot)).toEqual([]);
    await expect(plot).toHaveAccessibleDescription(/^Bars for 8 categories\. Use the arrow/u);
    plot.focus();
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('00:00: 0'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('03:00: 0'));
  },
});
export const TiedForTheLargest = meta.story({
  args: { categories: ['a', 'b', 'c', 'd'], series: one([7, 3, 7, 2]), highlightLargest: true },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(plot.querySelectorAll('[data-largest]')).toHaveLength(2);
    await expect(within(plot).getAllByText('7')).toHaveLength(2);
    await expect(plot).not.toHaveAccessibleDescription(/largest/u);
  },
});
/** A number that is not finite is no value; a negative one hangs below zero. */
export const HostileNumbers = meta.story({
  args: {
    categories: ['not a number', 'infinite', 'missing', 'negative', 'tiny', 'plain'],
    series: one([Number.NaN, Number.POSITIVE_INFINITY, null, -12, 0.001, 30]),
  },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name });
    await expect(drawn(plot).filter((value) => !Number.isFinite(value))).toEqual([]);
    plot.focus();
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('not a number: no value'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('plain: 30'));
  },
});
export const HostileNumbersLying = HostileNumbers.extend({ args: { orientation: 'horizontal' } });
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
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('03:00, logins: 1'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken(plot)).toHaveTextContent('00:00, logins: 2'));
  },
});
