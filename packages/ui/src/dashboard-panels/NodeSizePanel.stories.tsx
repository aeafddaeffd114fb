import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
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
export const Default = meta.story();
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
export const Loading = meta.story({ args: { loading: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
