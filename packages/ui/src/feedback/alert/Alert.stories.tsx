import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { alertDocs } from './Alert.docs.js';
import { Button } from '../../controls/button/Button.js';
import { Alert } from './Alert.js';

const meta = preview.meta({
  title: 'Feedback/Alert',
  component: Alert,
  parameters: { guide: alertDocs },
  args: { children: 'Failed to fetch networks. Please try again.' },
});

export const Error = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to fetch networks. Please try again.$/);
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible();
  },
});
export const Success = meta.story({
  args: { tone: 'success', children: 'Network uploaded successfully.' },
  play: async ({ canvas }) => {
    // It waits until the screen reader has finished its current speech.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Network uploaded successfully\.$/u);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const Info = meta.story({
  args: { tone: 'info', children: 'Draft restored' },
  play: async ({ canvas }) => {
    // It waits until the screen reader has finished its current speech.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Draft restored$/u);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const Warning = meta.story({
  args: { tone: 'warning', children: 'You are offline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^You are offline\.$/u);
    await expect(canvas.getByRole('img', { name: 'Warning' })).toBeVisible();
  },
});
export const WithDetails = meta.story({
  args: {
    children: 'Failed to upload the network. Please try again.',
    details: 'Line 212: the table of "Stage" has 7 numbers, 8 are needed.',
    action: (
      <Button variant="text" size="small">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Please try again\.Line 212: .*8 are needed\./u);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
});
/** R-2213: a button beside a message and its details stands in the middle of both. */
export const ActionWithDetails = meta.story({
  args: {
    tone: 'info',
    children: 'What do you want to find out?',
    details: 'Nothing chosen yet; for now we use the last nodes of the network.',
    action: (
      <Button variant="primary" size="small">
        Choose outcomes
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    if (window.innerWidth < 576) return;
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const apart = middle(canvas.getByRole('status')) - middle(canvas.getByRole('button', { name: 'Choose outcomes' }));
    await expect(Math.abs(apart)).toBeLessThan(2);
  },
});
/** On a phone an action that does not fit next to its message goes below it, with a gap. */
export const ActionBelow = meta.story({
  args: {
    tone: 'warning',
    children: 'You are offline. Your answers are kept on this device and sent later.',
    action: <Button size="small">Send it now</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const message = canvasElement.querySelector('[data-slot="message"]')!.getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Send it now' }).getBoundingClientRect();
    const beside = action.left >= message.right;
    await expect(beside || action.top - message.bottom >= 4).toBe(true);
  },
});
export const Dismissed = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const LongText = meta.story({
  args: {
    children: `Failed to fetch node CPT: ${'Prognose_des_metastasierten_Karzinoms_'.repeat(6)}`,
    onDismiss: fn(),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ args: { onDismiss: fn() }, play: isReachedByKeys });
