import { expect, fn, screen, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { Button } from '../../controls/button/Button.js';
import { Combobox } from '../../forms/combobox/Combobox.js';
import { SearchField } from '../../forms/search-field/SearchField.js';
import { dialogDocs } from './Dialog.docs.js';
import { Dialog } from './Dialog.js';

const meta = preview.meta({
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Change Password',
    description: 'You stay signed in on this device.',
    children: 'The form stands here.',
    actions: <Button variant="primary">Save</Button>,
  },
  parameters: { guide: dialogDocs, docs: { story: { inline: false, height: '32rem' } } },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'escape' }));
  },
});
export const Wide = meta.story({
  args: { size: 'wide' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
    await expect(dialog).toHaveAccessibleDescription('You stay signed in on this device.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'close' }));
  },
});
export const WithoutDescription = meta.story({
  args: { description: undefined, actions: undefined },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    // The focus cycles within the dialog.
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(close).toHaveFocus();
  },
});
export const LongContent = meta.story({
  args: { children: 'One sentence after the other, until the sheet has to scroll. '.repeat(80) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const EscapeClosesTheListFirst = meta.story({
  args: {
    children: (
      <>
        <Combobox items={['Larynx', 'Hepar']} label="Network" />
        <SearchField label="Search people" />
      </>
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    await userEvent.type(dialog.getByRole('combobox'), 'hep{Escape}');
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(dialog.getByRole('searchbox'), 'ann{Escape}');
    await expect(dialog.getByRole('searchbox')).toHaveValue('');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'escape' }));
  },
});
