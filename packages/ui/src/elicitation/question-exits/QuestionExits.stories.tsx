import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { questionExitsDocs } from './QuestionExits.docs.js';
import { QuestionExits, type QuestionExitsProps } from './QuestionExits.js';

/** With the question that it is about. */
function InAQuestion({ defaultStanding = 'answered', exits, onStandingChange }: QuestionExitsProps) {
  const [standing, setStanding] = useState<Standing>(defaultStanding);
  const change: QuestionExitsProps['onStandingChange'] = (next, details) => {
    setStanding(next);
    onStandingChange?.(next, details);
  };
  return (
    <>
      <ProbabilityQuestion
        nodeName="Pregnancy"
        states={['present', 'absent']}
        precision="exact"
        standing={standing}
        onStandingChange={change}
      />
      <QuestionExits standing={standing} onStandingChange={change} exits={exits} />
    </>
  );
}

const meta = preview.meta({
  title: 'Elicitation/Question exits',
  component: QuestionExits,
  parameters: { guide: questionExitsDocs },
  args: { onStandingChange: fn() },
});

export const Exits = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const exit = canvas.getByRole('button', { name: 'Not my field' });
    await userEvent.click(exit);
    await expect(exit).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(exit);
    await expect(args.onStandingChange).toHaveBeenLastCalledWith(
      'answered',
      expect.objectContaining({ reason: 'exit' }),
    );
  },
});
export const CannotOccur = meta.story({
  args: { defaultStanding: 'cannotOccur' },
  render: (args) => <InAQuestion {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You said that this combination cannot occur\./)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});
export const NotMyField = meta.story({
  args: { defaultStanding: 'notMyField', exits: ['notMyField'] },
  render: (args) => <InAQuestion {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stays open for others\.$/)).toBeVisible();
  },
});
export const Keys = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStandingChange).toHaveBeenLastCalledWith(
      'cannotOccur',
      expect.objectContaining({ reason: 'exit' }),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onStandingChange).toHaveBeenLastCalledWith(
      'answered',
      expect.objectContaining({ reason: 'undo' }),
    );
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
});
export const LongWords = meta.story({
  decorators: [
    (Story) => (
      <CredenceProvider labels={{ questionExits: { cannotOccur: 'Kombinationsausschlussbegründung '.repeat(3) } }}>
        <Story />
      </CredenceProvider>
    ),
  ],
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const Disabled = meta.story({ args: { disabled: true } });
