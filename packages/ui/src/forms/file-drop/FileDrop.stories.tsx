import { expect, fn, waitFor } from 'storybook/test';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { Button } from '../../controls/button/Button.js';
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
    const input = canvas.getByLabelText('Drop a file here, or choose a file');
    // What a form sends, what is offered and whether it is needed is for whoever uses it to say.
    for (const said of ['name', 'accept', 'required']) await expect(input).not.toHaveAttribute(said);
  },
});
export const Chosen = meta.story({
  args: { file: draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(draft.name)).toBeVisible();
  },
});
export const KeptByItsParent = Chosen.extend({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(draft.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${draft.name}` }));
    await expect(args.onFileChange).toHaveBeenCalledWith(null, expect.objectContaining({ reason: 'remove' }));
    // The parent that controls the value kept it.
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
      <FileDrop {...args} name="network" defaultFile={draft} action={<Button type="reset">Reset</Button>} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => (new FormData(form).get('network') as File).name;
    await waitFor(() => expect(sent()).toBe(draft.name));
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${draft.name}` }));
    await expect(sent()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe(draft.name));
    await expect(canvas.getByText(draft.name)).toBeVisible();
  },
});
export const Several = meta.story({
  args: { onFilesAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Drop files or a folder here, or choose files');
    const other = new File(['y'], 'asia.xml');
    await userEvent.upload(input, [draft, other]);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([draft, other], expect.objectContaining({ reason: 'choose' }));
    await expect(args.onFileChange).not.toHaveBeenCalled();
    // It keeps no file, so the same one can be chosen again.
    await expect((input as HTMLInputElement).files).toHaveLength(0);
    await expect(canvas.queryByText(draft.name)).toBeNull();
  },
});
export const AFolder = meta.story({
  args: { onFilesAdd: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
    const folder = canvasElement.querySelector('[data-slot="folder-input"]') as HTMLInputElement;
    await expect(folder.webkitdirectory).toBe(true);
    await userEvent.upload(folder, [draft, new File(['z'], '.DS_Store')]);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([draft], expect.objectContaining({ reason: 'choose' }));
  },
});
export const FilesDropped = meta.story({
  args: { onFilesAdd: fn() },
  play: async ({ canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-slot="zone"]') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(draft);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    zone.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await waitFor(() =>
      expect(args.onFilesAdd).toHaveBeenCalledWith(
        [expect.objectContaining({ name: draft.name })],
        expect.objectContaining({ reason: 'drop' }),
      ),
    );
  },
});
export const TwoDropped = meta.story({
  args: { defaultFile: draft },
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-slot="zone"]') as HTMLElement;
    const dataTransfer = new DataTransfer();
    for (const name of ['asia.xml', 'hepar.xdsl']) dataTransfer.items.add(new File(['x'], name));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    const input = canvas.getByLabelText(/choose a file/);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Drop just one file/));
    await expect(args.onFileChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(draft.name)).toBeVisible();
  },
});
export const LongName = meta.story({
  args: { file: new File(['x'], `${'Prognose_des_metastasierten_Karzinoms_'.repeat(4)}.xdsl`) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
