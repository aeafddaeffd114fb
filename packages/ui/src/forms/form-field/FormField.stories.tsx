import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { formFieldDocs } from './FormField.docs.js';
import { FormField } from './FormField.js';

const meta = preview.meta({
  title: 'Forms/Form field',
  component: FormField,
  args: { label: 'Date of the conference', children: (control) => <input type="date" {...control} /> },
  parameters: { guide: formFieldDocs },
});

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Date of the conference'));
    await expect(canvas.getByLabelText('Date of the conference')).toHaveFocus();
  },
});
export const Everything = meta.story({
  args: { hint: 'Of the tumour board.', error: 'Choose a day in the past.', optional: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Date of the conference (optional)');
    await expect(control).toHaveAccessibleDescription('Of the tumour board. Choose a day in the past.');
    await expect(control).toBeInvalid();
  },
});
export const Required = meta.story({
  args: { required: true, error: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of the conference')).toBeRequired();
    await expect(canvas.getByText('*required.')).toBeVisible();
  },
});
export const Asked = meta.story({
  args: { asked: true, label: 'When did the tumour board meet?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('When did the tumour board meet?')).toHaveAttribute('type', 'date');
  },
});
export const LongText = meta.story({
  args: {
    label: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4),
    hint: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
