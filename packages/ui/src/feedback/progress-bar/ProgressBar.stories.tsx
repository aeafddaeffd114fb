import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { progressBarDocs } from './ProgressBar.docs.js';
import { ProgressBar } from './ProgressBar.js';
import { ProgressRing } from './ProgressRing.js';

const meta = preview.meta({
  title: 'Feedback/Progress bar (ProgressRing)',
  id: 'feedback-progress-bar',
  component: ProgressBar,
  parameters: { guide: progressBarDocs, documents: { ProgressBar, ProgressRing } },
  args: {
    value: 38,
    children: (
      <>
        <b>38 %</b> completed · about 79 min left
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '38');
  },
});
const shows =
  (value: string) =>
  async ({ canvas }: { canvas: { getByRole: (role: 'progressbar') => HTMLElement } }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', value);
  };
export const NotStarted = meta.story({ args: { value: 0, children: '0 % completed' }, play: shows('0') });
export const Done = meta.story({ args: { value: 100, children: '100 % completed' }, play: shows('100') });
/** Without text next to it, it still has its name. */
export const Alone = meta.story({
  args: { children: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '38');
    await expect(canvasElement).toHaveTextContent(/^$/u);
  },
});
export const Rings = meta.story({
  render: () => (
    <div>
      <ProgressRing value={0} label="0 %" />
      <ProgressRing value={38} label="38 %" />
      <ProgressRing value={81} label="81 %" />
      <ProgressRing value={100} label="100 %" />
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'));
    await expect(names).toEqual(['0 %', '38 %', '81 %', '100 %']);
  },
});
export const LongText = meta.story({
  args: { children: '38 % completed · about 79 min left of the assessment of Prognose_des_metastasierten_Karzinoms' },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
