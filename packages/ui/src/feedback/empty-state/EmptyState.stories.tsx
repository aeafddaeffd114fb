import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { emptyStateDocs } from './EmptyState.docs.js';
import { Button } from '../../controls/button/Button.js';
import { EmptyState } from './EmptyState.js';

const meta = preview.meta({
  title: 'Feedback/Empty state',
  component: EmptyState,
  parameters: { guide: emptyStateDocs },
  args: { title: 'No networks yet', children: 'Upload a file, or wait for a colleague to share one.' },
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: { action: <Button variant="primary">Upload</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upload a file, or wait for a colleague to share one.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeEnabled();
  },
});
export const TitleOnly = meta.story({
  args: { children: undefined, title: 'No activity logs available.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-credence="empty-state"]')).toHaveTextContent(
      /^No activity logs available\.$/u,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LongText = meta.story({
  args: {
    title: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4),
    action: <Button variant="primary">Upload</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ActedOnByKeys = meta.story({
  args: { action: <Button variant="primary">Upload</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveFocus();
  },
});
