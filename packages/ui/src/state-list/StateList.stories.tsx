import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { StateList } from './StateList.js';
import { stateListDocs } from './StateList.docs.js';

const named = (count: number) => Array.from({ length: count }, (_, index) => `region_${index + 1}`);
const some = [15, 62, 30, 3, 85, 50, 1, 99];

const meta = preview.meta({
  title: 'Elicitation/State list',
  component: StateList,
  parameters: { guide: stateListDocs },
  args: {
    nodeName: 'Region',
    states: named(9),
    defaultValues: some,
    headingLevel: 2 as const,
    onValuesChange: fn(),
    onValuesCommit: fn(),
  },
});

export const NineStates = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const second = canvas.getByRole('slider', { name: 'How likely is it that Region is: region 2?' });
    await expect(canvas.getByText('8 of 9 answered')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    second.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(
      [15, 63, 30, 3, 85, 50, 1, 99, null],
      expect.objectContaining({ reason: 'key', index: 1 }),
    );
    await expect(args.onValuesCommit).toHaveBeenCalledTimes(1);
    await expect(second).toHaveAttribute('aria-valuetext', '63 percent, between fifty-fifty and expected');
  },
});
export const Unanswered = meta.story({
  args: { defaultValues: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 9 answered')).toBeVisible();
  },
});
export const TwentyStates = meta.story({
  args: { states: named(20) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
export const TwentyOneStates = meta.story({
  args: { states: named(21) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), 'Region 21');
    await expect(canvas.getAllByRole('slider')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
});
export const TheRestSharesEqually = meta.story({
  args: { states: named(21), defaultValues: [40, 22] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The rest share equally (19)' }));
    await expect(args.onValuesCommit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('21 of 21 answered')).toBeVisible();
  },
});
export const NothingFound = meta.story({
  args: { states: named(21) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bone');
    await expect(canvas.getByText('No state matches "bone".')).toBeVisible();
  },
});
export const SixHundredAndEight = meta.story({ args: { states: named(608) } });
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const slider of canvas.getAllByRole('slider')) {
      await expect(slider).toBeDisabled();
    }
  },
});
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}7');
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
});
export const LongNames = meta.story({
  args: {
    nodeName: 'Response of the primary tumour to three cycles of induction chemotherapy',
    states: named(9).map((_, index) =>
      index % 2
        ? 'partial remission of at least thirty percent in the sum of the longest diameters of all target lesions'
        : 'Pneumonoultramicroscopicsilicovolcanoconiosis',
    ),
  },
});
const within = (inlineSize: number) => [
  (Story: React.ComponentType) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];
export const Narrow = meta.story({ args: { states: named(21) }, decorators: within(288) });
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
