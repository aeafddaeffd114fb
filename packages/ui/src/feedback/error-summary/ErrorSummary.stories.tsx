import { expect, waitFor } from 'storybook/test';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { ChoiceField } from '../../forms/choice-field/ChoiceField.js';
import { LikertItem } from '../../forms/likert-item/LikertItem.js';
import { TextField } from '../../forms/text-field/TextField.js';
import { errorSummaryDocs } from './ErrorSummary.docs.js';
import { ErrorSummary } from './ErrorSummary.js';

const meta = preview.meta({
  title: 'Feedback/Error summary',
  component: ErrorSummary,
  args: {
    heading: 'Please answer all questions before submitting.',
    problems: [
      { fieldId: 'item-5', message: 'Navigation ease' },
      { fieldId: 'item-12', message: 'Experience with Bayesian networks' },
      { fieldId: 'name', message: 'Name' },
    ],
  },
  parameters: { guide: errorSummaryDocs },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert', { name: 'Please answer all questions before submitting.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
export const LeadsToTheFields = meta.story({
  render: (args) => (
    <div>
      <ErrorSummary {...args} />
      <LikertItem id="item-5" statement="I found my way." defaultValue={3} error />
      <ChoiceField
        id="item-12"
        label="What is your experience with Bayesian networks?"
        options={[{ value: 'beginner', label: 'Beginner' }]}
        error
      />
      <TextField id="name" label="Name" error />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Navigation ease' }));
    await expect(canvas.getByRole('radio', { name: /^3/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Experience with Bayesian networks' }));
    await expect(canvas.getByRole('radio', { name: 'Beginner' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Name' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
});
export const HeadingAlone = meta.story({
  args: { problems: [] },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert', { name: 'Please answer all questions before submitting.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const OwnHeading = meta.story({
  args: { heading: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'There is a problem', level: 2 })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Navigation ease' })).toHaveFocus();
  },
});
export const LongMessage = meta.story({
  args: {
    problems: [{ fieldId: 'long', message: 'Wie gut Sie sich in der Anwendung zurechtgefunden haben, von Anfang an' }],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
