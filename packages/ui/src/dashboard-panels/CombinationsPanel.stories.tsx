import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
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
export const Default = meta.story();
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
});
export const OneNode = meta.story({ args: { combinations: [{ nodeId: 'n1', name: 'Stridor', average: 1 }] } });
/** R-1027, R-1452. */
export const NoData = meta.story({
  args: { combinations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No combination selection data available')).toBeVisible();
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
