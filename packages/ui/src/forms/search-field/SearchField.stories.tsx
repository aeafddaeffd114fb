import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { searchFieldDocs } from './SearchField.docs.js';
import { SearchField } from './SearchField.js';

const meta = preview.meta({
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search nodes', onValueChange: fn() },
  parameters: { guide: searchFieldDocs },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search nodes' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});
export const Typed = meta.story({
  args: { defaultValue: 'tumour', resultText: '1 of 14' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search nodes' });
    await expect(canvas.getByText('1 of 14')).toBeVisible();
    await userEvent.type(box, 's{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tumour', expect.objectContaining({ reason: 'type' }));
    box.blur();
  },
});
export const Cleared = meta.story({
  args: { defaultValue: 'tumour' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', expect.objectContaining({ reason: 'clear' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search nodes' })).toHaveFocus();
  },
});
export const EscapeEmptiesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'abc{Escape}');
    await expect(box).toHaveValue('');
  },
});
export const ReadOnly = meta.story({
  args: { defaultValue: 'tumour', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '{Escape}');
    await expect(box).toHaveValue('tumour');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});
export const LongText = meta.story({
  args: { label: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
