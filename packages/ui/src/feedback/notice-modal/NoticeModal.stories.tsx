import { expect, fn, screen } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { noticeModalDocs } from './NoticeModal.docs.js';
import { NoticeModal } from './NoticeModal.js';

// The stories do not close by themselves, so that people can look at them; the timing has its own test.
const meta = preview.meta({
  title: 'Feedback/Notice modal',
  component: NoticeModal,
  args: {
    open: true,
    onClose: fn(),
    closeAfter: 3_600_000,
    tone: 'success' as const,
    children: 'You have been logged out.',
  },
  parameters: { guide: noticeModalDocs, docs: { story: { inline: false, height: '32rem' } } },
});

export const Success = meta.story({
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('You have been logged out.');
  },
});
export const Error = meta.story({
  args: { tone: 'error', title: 'Login Failed', children: 'Invalid username or password' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Login Failed' })).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
  },
});
export const ClosedByTheReader = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  args: {
    tone: 'error',
    title: 'Login Failed',
    children: "Make sure you've entered the correct username and password and try again.",
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
