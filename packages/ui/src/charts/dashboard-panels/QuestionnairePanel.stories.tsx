import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { statements, week } from './dashboard.fixtures.js';
import { QuestionnairePanel } from './QuestionnairePanel.js';
import { questionnairePanelDocs } from './panels.docs.js';

const meta = preview.meta({
  title: 'Charts/Questionnaire panel',
  component: QuestionnairePanel,
  args: { statements, scores: week.scores, answerCount: week.answerCount },
  parameters: { guide: questionnairePanelDocs },
});

/** R-1016, R-1017, R-1515; the names are. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('System complexity and Technical support need: lower is better')).toBeVisible();
  },
});
/** R-3143. */
export const WalkedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('System usability'));
  },
});
export const SomeScoresMissing = meta.story({
  args: { scores: { '1': 4.2, '2': 1.9, '5': 4.1, '7': 4.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Technical support need .*no value/u })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^System usability 4\.2/u })).toBeInTheDocument();
  },
});
export const AllAlike = meta.story({
  args: { scores: { '1': 3, '2': 3, '3': 3, '4': 3, '5': 3, '6': 3, '7': 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No statement stands out' })).toBeVisible();
  },
});
/** R-1027, R-1453. */
export const NoData = meta.story({
  args: { scores: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No questionnaire data available')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Questionnaire' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
