import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { week } from './dashboard.fixtures.js';
import { NodeSizePanel } from './NodeSizePanel.js';
import { nodeSizePanelDocs } from './panels.docs.js';

const meta = preview.meta({
  title: 'Charts/Node size panel',
  component: NodeSizePanel,
  args: { nodePreferences: week.nodePreferences, period: 'week' },
  parameters: { guide: nodeSizePanelDocs },
});

/** R-1014. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Small nodes are worked on most' });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('medium: 29'));
  },
});
export const NoPreference = meta.story({
  args: { nodePreferences: { small: 9, medium: 9, large: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No size of node is clearly preferred' })).toBeVisible();
  },
});
/** R-1027, R-1451. */
export const NoData = meta.story({
  args: { nodePreferences: { small: 0, medium: 0, large: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No node size preference data available')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Node size preference' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
