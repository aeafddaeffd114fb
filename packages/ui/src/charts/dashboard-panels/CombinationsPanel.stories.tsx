import { expect, waitFor, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { week } from './dashboard.fixtures.js';
import { CombinationsPanel } from './CombinationsPanel.js';
import { combinationsPanelDocs } from './panels.docs.js';

const meta = preview.meta({
  title: 'Charts/Combinations panel',
  component: CombinationsPanel,
  args: { combinations: week.combinations, period: 'week' },
  parameters: { guide: combinationsPanelDocs },
});

/** R-1015. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const finding = 'On average 1.4 to 3.8 combinations decide a node';
    await expect(canvas.getByRole('heading', { name: finding })).toBeVisible();
    const plot = canvas.getByRole('application', { name: finding });
    plot.focus();
    // The largest comes first, whatever the input order.
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('Tumour extent: 3.8'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('Stridor: 1.4'));
  },
});
export const ManyNodes = meta.story({
  args: {
    combinations: Array.from({ length: 57 }, (_, index) => ({
      nodeId: `n${index}`,
      name: `Node ${index + 1}`,
      average: ((index * 37) % 57) / 10,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the largest 20 of 57')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all 57' })).toBeVisible();
  },
});
export const AllNodesShown = ManyNodes.extend({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 57', expanded: false }));
    await expect(canvas.getAllByRole('row')).toHaveLength(58);
    await expect(canvas.queryByText('the largest 20 of 57')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer', expanded: true }));
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
});
export const LongNames = meta.story({
  args: {
    combinations: [
      {
        nodeId: 'n1',
        name: 'Metastasis in the cervical lymph nodes on the side opposite of the primary tumor',
        average: 3.25,
      },
      { nodeId: 'n2', name: 'T', average: 1 },
    ],
  },
  play: keepsWithinThePage,
});
export const OneNode = meta.story({
  args: { combinations: [{ nodeId: 'n1', name: 'Stridor', average: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'On average 1 combination decides a node' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show all/u })).toBeNull();
  },
});
/** R-1027, R-1452. */
export const NoData = meta.story({
  args: { combinations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No combination selection data available')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Average combinations per node' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
