import { expect, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { conditionsPanelDocs } from './ConditionsPanel.docs.js';
import { TextLink } from '../../foundations/text/TextLink.js';
import { ConditionsPanel } from './ConditionsPanel.js';

const meta = preview.meta({
  title: 'Elicitation/Conditions panel',
  component: ConditionsPanel,
  parameters: { guide: conditionsPanelDocs },
  args: {
    conditions: [
      { name: 'Age', value: '50_to_69', previous: '50_to_69' },
      { name: 'Smoking', value: 'heavy', previous: 'none' },
      { name: 'HPV status', value: 'negative', previous: 'negative' },
      { name: 'Alcohol', value: 'moderate', previous: 'moderate' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem', paddingInline: '1rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const OneChanged = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Conditions' })).toBeInTheDocument();
    await expect(canvas.getByText('was none')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[data-changed]')).toHaveLength(1);
  },
});
export const FirstQuestion = meta.story({
  args: {
    conditions: [
      { name: 'Smoking', value: 'none' },
      { name: 'Age', value: 'under 50' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Conditions' })).toBeVisible();
    await expect(canvas.getByText('under 50')).toBeVisible();
    // Without a previous question, nothing can have changed.
    await expect(canvas.queryByText(/^was:/u)).toBeNull();
  },
});
export const WithALink = meta.story({
  args: { children: <TextLink href="#combinations">Change decisive combinations</TextLink> },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Conditions' }));
    // On a phone it stands in the list that the line opens.
    const link = panel.getByRole('link', { name: 'Change decisive combinations', hidden: true });
    await expect(link).toHaveAttribute('href', '#combinations');
  },
});
export const NoParents = meta.story({
  args: { conditions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByText('Conditions')).toBeNull();
  },
});
export const LongNames = meta.story({
  args: {
    conditions: [
      {
        name: 'Response of the primary tumour to three cycles of induction chemotherapy',
        value: 'partial_remission_of_at_least_thirty_percent',
        previous: 'complete_remission',
      },
    ],
  },
  play: keepsWithinThePage,
});
export const ManyParents = meta.story({
  args: {
    conditions: Array.from({ length: 12 }, (_, index) => ({
      name: `Parent ${index + 1}`,
      value: 'moderate',
      previous: index === 9 ? 'none' : 'moderate',
    })),
  },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({
  args: { children: <TextLink href="#combinations">Change decisive combinations</TextLink> },
  play: isReachedByKeys,
});
