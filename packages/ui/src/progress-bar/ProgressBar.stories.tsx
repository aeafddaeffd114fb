import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { progressBarDocs } from './ProgressBar.docs.js';
import { ProgressBar } from './ProgressBar.js';
import { ProgressRing } from './ProgressRing.js';

const meta = preview.meta({
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  parameters: { guide: progressBarDocs, documents: { ProgressBar, ProgressRing } },
  args: {
    value: 38,
    children: (
      <>
        <b>38 %</b> completed · ca. 79 min. left
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '38');
  },
});
export const NotStarted = meta.story({ args: { value: 0, children: '0 % completed' } });
export const Done = meta.story({ args: { value: 100, children: '100 % completed' } });
export const Alone = meta.story({ args: { children: undefined } });
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
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
export const Rings = meta.story({
  render: () => (
    <div>
      <ProgressRing value={0} label="0 %" />
      <ProgressRing value={38} label="38 %" />
      <ProgressRing value={81} label="81 %" />
      <ProgressRing value={100} label="100 %" />
    </div>
  ),
});
