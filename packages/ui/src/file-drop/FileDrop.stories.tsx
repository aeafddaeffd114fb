import { expect, fn, waitFor } from 'storybook/test';
import { isReachedByKeys } from '../../../../.storybook/plays/isReachedByKeys.js';
import { isDrawnForTheDark } from '../../../../.storybook/plays/isDrawnForTheDark.js';
import { keepsWithinThePage } from '../../../../.storybook/plays/keepsWithinThePage.js';
import preview from '../../../../.storybook/preview.js';
import { Button } from '../button/index.js';
import { fileDropDocs } from './FileDrop.docs.js';
import { FileDrop } from './FileDrop.js';

const draft = new File(['x'.repeat(84_210)], 'oropharynx_draft.xdsl');

const meta = preview.meta({
  title: 'Forms/File drop',
  component: FileDrop,
  args: { onFileChange: fn(), action: <Button>Upload</Button> },
  parameters: { guide: fileDropDocs },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Drop an XML or XDSL file here, or choose a file');
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('name', 'xmlFile');
  },
});
export const Chosen = meta.story({
  args: { file: draft },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(draft.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${draft.name}` }));
    await expect(args.onFileChange).toHaveBeenCalledWith(null, expect.objectContaining({ reason: 'remove' }));
    // The owner of the value did not let go of it.
    await expect(canvas.getByText(draft.name)).toBeVisible();
  },
});
export const ChoosesAndTakesBack = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/choose a file/), draft);
    await expect(args.onFileChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: draft.name }),
      expect.objectContaining({ reason: 'choose' }),
    );
    await expect(canvas.getByText('84 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove oropharynx_draft.xdsl' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'remove' }));
    await expect(canvas.getByLabelText(/choose a file/)).toHaveFocus();
  },
});
export const Uploading = meta.story({
  args: { file: draft, disabled: true, action: <Button disabled>Uploading...</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(draft.name)).toBeVisible();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
    }
  },
});
export const WithError = meta.story({
  args: { error: 'No file was uploaded. Please select a file to upload.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/choose a file/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/No file was uploaded/);
  },
});
export const SentWithAForm = meta.story({
  render: (args) => (
    <form>
      <FileDrop {...args} defaultFile={draft} action={<Button type="reset">Reset</Button>} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => (new FormData(form).get('xmlFile') as File).name;
    await expect(sent()).toBe(draft.name);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${draft.name}` }));
    await expect(sent()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe(draft.name));
    await expect(canvas.getByText(draft.name)).toBeVisible();
  },
});
export const RightToLeft = meta.story({
  args: { file: draft },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: keepsWithinThePage,
});
export const LongName = meta.story({
  args: { file: new File(['x'], `${'Prognose_des_metastasierten_Karzinoms_'.repeat(4)}.xdsl`) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const Dark = meta.story({ args: { file: draft }, globals: { theme: 'dark' }, play: isDrawnForTheDark });
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
