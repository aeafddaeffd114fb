import { expect, fn } from 'storybook/test';
import { isReachedByKeys } from '../../../../../ui/stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { StudyWordsContext } from '../studyWords.js';
import { ProtocolList } from './ProtocolList.js';

const words = inWords(StudyWordsContext, ({ study }) => study());

const meta = preview.meta({
  title: 'Study/Protocol list',
  component: ProtocolList,
  parameters: { purpose: 'Lists what a study fixes before its first round, and since when it is fixed.' },
  args: {
    rules: [
      { term: 'Questions', value: '60 of 186', note: 'the 60 that matter most for Overall stage and Stridor' },
      { term: 'Order', value: 'drawn for each expert' },
      { term: 'Start value', value: 'blank: nothing is preset' },
      { term: 'Names', value: 'codes among experts, names for you' },
      { term: 'Result', value: 'average (linear pool), equal weights' },
      { term: 'Withdraw', value: 'until the study is final' },
      { term: 'Consent', value: 'version 2, given by 4 of 5' },
      { term: 'Languages', value: 'English, German' },
    ],
    version: 1,
    onEdit: fn(),
  },
  loaders: words.loaders,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
    ...words.decorators,
  ],
});

export const Draft = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Protocol 1, not fixed yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the protocol' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});
export const Fixed = meta.story({
  args: { fixedSince: '9 Nov', fingerprint: '3f9a 81c2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Protocol 1, fixed 9 Nov/).parentElement).toHaveTextContent(
      'Protocol 1, fixed 9 Nov (fingerprint 3f9a 81c2)',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const ThirdVersion = meta.story({
  args: { version: 3, fixedSince: '2 Dec' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Protocol 3, fixed 2 Dec')).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    rules: [
      {
        term: 'Wahrscheinlichkeitsverteilungen',
        value: 'Prognose_des_metastasierten_Karzinoms_'.repeat(3),
        note: 'Prognose_des_metastasierten_Karzinoms_'.repeat(2),
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ByKeys = meta.story({ play: isReachedByKeys });
