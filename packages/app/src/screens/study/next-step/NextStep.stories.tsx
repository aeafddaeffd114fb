import { expect, fn } from 'storybook/test';
import { atItsSize } from '../../../../../ui/stories/plays/atItsSize.js';
import { isReachedByKeys } from '../../../../../ui/stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { StudyWordsContext } from '../studyWords.js';
import { NextStep } from './NextStep.js';

const action = (label: string) => ({ label, onPress: fn() });

const words = inWords(StudyWordsContext, ({ study }) => study());

const meta = preview.meta({
  ...words,
  title: 'Study/Next step',
  component: NextStep,
  parameters: { purpose: 'Says in one sentence what to do next in a study, with the button that does it.' },
  args: {
    action: action('Remind 3 experts'),
    others: [action('Extend round 1'), action('Close it now')],
    children: (
      <>
        <b>Three experts have not finished.</b> 11 days are left.
      </>
    ),
  },
});

export const Remind = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind 3 experts' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
});
/** The button says what it is doing, and nothing can be pressed twice. */
export const Working = meta.story({
  args: { working: 'Reminding…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Reminding…' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close it now' }));
    await userEvent.click(button);
    await expect(args.action?.onPress).not.toHaveBeenCalled();
    await expect(args.others?.[1]?.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Reminding…');
  },
});
export const Close = meta.story({
  args: {
    action: action('Close round 1'),
    others: [],
    children: (
      <>
        <b>All five have finished.</b> Round 1 can close before 30 Nov.
      </>
    ),
  },
});
export const OpenDiscussion = meta.story({
  args: {
    action: action('Open the discussion'),
    others: [action('Start round 2')],
    children: <b>Round 1 is closed, answers are open.</b>,
  },
});
export const Download = meta.story({
  args: { action: action('Download the network'), others: [], children: <b>The study is final.</b> },
});
/** Nothing to do but to wait. */
export const OnlyOthers = meta.story({
  args: { action: undefined, others: [action('Extend round 1')] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
/** The filled button takes the whole width, the others share the next line. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThan(first!.bottom);
    await expect(third!.top).toBe(second!.top);
    await keepsWithinThePage({ canvasElement });
  }),
});
export const LongText = meta.story({
  args: {
    action: action('Remind everybody who has not opened the invitation to Prognose_des_metastasierten_Karzinoms'),
    children: <b>Nobody has opened the invitation to Prognose_des_metastasierten_Karzinoms.</b>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ByKeys = meta.story({ play: isReachedByKeys });
