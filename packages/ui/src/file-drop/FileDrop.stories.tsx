import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { Button } from '../button/index.js';
import { FileDrop } from './FileDrop.js';

const draft = new File(['x'.repeat(84_210)], 'oropharynx_draft.xdsl');

const meta = preview.meta({
  title: 'Forms/File drop',
  component: FileDrop,
  args: { onFileChange: fn(), action: <Button>Upload</Button> },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Drop an XML or XDSL file here, or choose a file');
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('name', 'xmlFile');
  },
});
export const Chosen = meta.story({ args: { file: draft } });
export const ChoosesAndTakesBack = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/choose a file/), draft);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: draft.name }), undefined);
    await expect(canvas.getByText('84 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove oropharynx_draft.xdsl' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null, undefined);
  },
});
export const Uploading = meta.story({
  args: { file: draft, disabled: true, action: <Button disabled>Uploading...</Button> },
});
export const WithError = meta.story({ args: { error: 'No file was uploaded. Please select a file to upload.' } });
export const LongName = meta.story({
  args: { file: new File(['x'], `${'Prognose_des_metastasierten_Karzinoms_'.repeat(4)}.xdsl`) },
  globals: { viewport: { value: 'mobile1' } },
});
export const Dark = meta.story({ args: { file: draft }, globals: { theme: 'dark' } });
