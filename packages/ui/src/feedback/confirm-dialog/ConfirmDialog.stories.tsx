import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { confirmDialogLabels } from '../../labels/english.js';
import { confirmDialogDocs } from './ConfirmDialog.docs.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta = preview.meta({
  title: 'Feedback/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    question: 'Are you sure you want to reset this node?',
    consequence: 'The 14 answers for Tumour extent are put aside.',
    confirmLabel: 'Reset node',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { guide: confirmDialogDocs, docs: { story: { inline: false, height: '32rem' } } },
});

export const Default = meta.story({
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to reset this node?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});
export const Confirmed = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reset node' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
export const RefusedByEscape = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const QuestionOnly = meta.story({
  args: { consequence: undefined, confirmLabel: undefined, question: 'Are you sure all probabilities are 1%?' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure all probabilities are 1%?' });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    // By default the buttons are the word for consent and Cancel.
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([confirmDialogLabels.confirm, 'Cancel']);
  },
});
export const Refused = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription('The 14 answers for Tumour extent are put aside.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
export const LongText = meta.story({
  args: { question: `Are you sure you want to reset ${'Prognose_des_metastasierten_Karzinoms_'.repeat(4)}?` },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
