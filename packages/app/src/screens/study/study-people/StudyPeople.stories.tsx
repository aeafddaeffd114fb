import { expect, fn, within } from 'storybook/test';
import { atItsSize } from '../../../../../ui/stories/plays/atItsSize.js';
import { isReachedByKeys } from '../../../../../ui/stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { StudyWordsContext } from '../studyWords.js';
import { people } from './people.fixtures.js';
import { StudyPeople } from './StudyPeople.js';

const words = inWords(StudyWordsContext, ({ study }) => study());

const meta = preview.meta({
  ...words,
  title: 'Study/Study people',
  component: StudyPeople,
  parameters: { purpose: 'Shows who takes part in a study, under which code, and how far each of them is.' },
  args: {
    caption: 'Two of five have finished',
    people,
    onRemind: fn(),
    onExtend: fn(),
    onReplace: fn(),
    onCancel: fn(),
  },
});

/** The person with this code. */
const coded = (code: number) => people.find((person) => person.code === code)!;

export const RoundOne = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Two of five have finished' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getByRole('progressbar', { name: 'E4' })).toHaveAttribute(
      'aria-valuetext',
      '18 of 60 answered',
    );
    await expect(canvas.getByText('reminded once, 16 Nov')).toBeVisible();
    // Who has finished is left alone.
    await expect(within(canvas.getByRole('row', { name: /Okafor/ })).queryByRole('button')).toBeNull();
  },
});
/** While the round is open, in steps: counts would tell when somebody is at work. */
export const InSteps = meta.story({
  args: { people: people.map(({ answered: _, ...person }) => person) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'E4' })).toHaveAttribute('aria-valuetext', 'less than half');
    await expect(canvas.getByRole('progressbar', { name: 'E3' })).toHaveAttribute('aria-valuetext', 'half or more');
    await expect(canvas.queryByText('of 60')).toBeNull();
  },
});
/** Each button is named with the code of its person. */
export const Reminded = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind E4' }));
    await expect(args.onRemind).toHaveBeenCalledWith(coded(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Extend the deadline of E3' }));
    await expect(args.onExtend).toHaveBeenCalledWith(coded(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace E5' }));
    await expect(args.onReplace).toHaveBeenCalledWith(coded(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Take back the invitation of E5' }));
    await expect(args.onCancel).toHaveBeenCalledWith(coded(5));
  },
});
/** All of them once: who has left is quiet and last. */
export const AllStandings = meta.story({
  args: {
    caption: 'All standings',
    people: [
      { ...coded(1), id: 'gone', code: 6, standing: 'withdrawn', note: '18 Nov, answers stay under the code' },
      ...people,
      { ...coded(5), id: 'wrong', code: 7, name: 'c.moreau@uz-gent.example', standing: 'cancelled', replacedBy: 5 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const words = ['Not opened', 'Started', 'Finished', 'Declined', 'Withdrawn', 'Taken back'];
    for (const word of words) await expect(canvas.getAllByText(word)[0]).toBeVisible();
    const last = canvas.getAllByRole('row').slice(-3);
    await expect(last[0]).toHaveTextContent('Withdrawn');
    await expect(last[1]).toHaveTextContent('replaced by E5');
    await expect(last[1]).toHaveTextContent('Taken back');
    await expect(last[2]).toHaveTextContent('replaced by E5');
    await userEvent.click(within(last[0]!).getByRole('button', { name: 'Replace E6' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
    await expect(within(last[1]!).queryByRole('button')).toBeNull();
  },
});
/** After the third reminder nobody is reminded again. */
export const RemindedThreeTimes = meta.story({
  args: { people: [{ ...coded(4), reminders: { count: 3, lastOn: '27 Nov' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('reminded 3 times, 27 Nov')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remind E4' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Replace E4' })).toBeVisible();
  },
});
/** In ochre, with somebody else to be asked instead. */
export const NotDelivered = meta.story({
  args: { people: [{ ...coded(5), warning: 'The mail could not be delivered' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The mail could not be delivered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replace E5' })).toBeVisible();
  },
});
/** Who has accepted keeps their part, and is not replaced once more. */
export const ReplacedAndStillThere = meta.story({
  args: { people: [{ ...coded(4), replacedBy: 5, note: 'had seen the shared answers' }, coded(5)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('replaced by E5')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Replace E4' })).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: 'E4' })).toBeVisible();
  },
});
/** For somebody who may look and do nothing. */
export const WithoutActions = meta.story({
  render: (args) => <StudyPeople caption={args.caption} people={args.people} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Nobody = meta.story({
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has been invited yet.')).toBeVisible();
  },
});
/** The bar stands under the name, the standing beside it. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar', { name: 'E4' }).getBoundingClientRect();
    await expect(bar.top).toBeGreaterThan(canvas.getByText('Dr. S. Whitfield').getBoundingClientRect().bottom);
    await keepsWithinThePage({ canvasElement });
  }),
});
export const ManyPeople = meta.story({
  args: { people: Array.from({ length: 30 }, (_, at) => ({ ...coded(3), id: String(at), code: at + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(30);
  },
});
export const LongText = meta.story({
  args: {
    people: [
      {
        ...coded(4),
        name: 'Prof. Dr. Wolfeschlegelsteinhausenbergerdorff',
        about: 'Prognose_des_metastasierten_Karzinoms_'.repeat(2),
        answered: 1234,
        questionCount: 12345,
        note: 'Prognose_des_metastasierten_Karzinoms',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ByKeys = meta.story({ play: isReachedByKeys });
