import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { StateList } from './StateList.js';
import { stateListDocs } from './StateList.docs.js';

const named = (count: number) => Array.from({ length: count }, (_, index) => `region_${index + 1}`);
const some = [15, 62, 30, 3, 85, 50, 1, 99];

const pointer = (part: HTMLElement, type: 'pointerdown' | 'pointerup' | 'pointercancel') =>
  fireEvent(part, new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, pointerType: 'touch' }));

/** Nothing extends beyond a row except the rim of the thumb, and each row has its slider and its number. */
async function keepsItsRowsWhole({ canvasElement }: { canvasElement: HTMLElement }) {
  const rows = [...canvasElement.querySelectorAll('[data-slot="row"]')];
  await expect(rows.length).toBeGreaterThan(0);
  await expect(rows.filter((row) => row.querySelectorAll('input').length !== 2)).toEqual([]);
  const cutOff = rows.flatMap((row) => {
    const { right } = row.getBoundingClientRect();
    return [...row.querySelectorAll('[data-slot]:not([data-slot="range"])')].filter(
      (part) => part.getBoundingClientRect().right > right + 1,
    );
  });
  await expect(cutOff).toEqual([]);
}

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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 of 9 answered')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
export const MovedUndoneAndKept = NineStates.extend({
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

    // A finger that goes on to scroll the page changes nothing.
    const third = canvas.getByRole('slider', { name: 'How likely is it that Region is: region 3?' });
    await pointer(third, 'pointerdown');
    await fireEvent.input(third, { target: { value: '80' } });
    await waitFor(() => expect(third).toHaveValue('80'));
    await pointer(third, 'pointercancel');
    await waitFor(() => expect(third).toHaveValue('30'));
    await expect(args.onValuesCommit).toHaveBeenCalledTimes(1);
    // Tapping the resting thumb confirms the starting value.
    const last = canvas.getByRole('slider', { name: 'How likely is it that Region is: region 9?' });
    await pointer(last, 'pointerdown');
    await pointer(last, 'pointerup');
    await expect(canvas.getByText('9 of 9 answered')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByText('8 of 9 answered')).toBeVisible();
  },
});
export const Unanswered = meta.story({
  args: { defaultValues: [] },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 9 answered')).toBeVisible();
  },
});
export const AnsweredAndReset = Unanswered.extend({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByText('0 of 9 answered')).toBeVisible();
    canvas.getAllByRole('slider')[4]?.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('1 of 9 answered')).toBeVisible();
    canvasElement.querySelector('form')?.reset();
    await waitFor(() => expect(canvas.getByText('0 of 9 answered')).toBeVisible());
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      Array.from({ length: 9 }, () => null),
      expect.objectContaining({ reason: 'reset' }),
    );
    await userEvent.tab({ shift: true });
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
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a state' }), 'Region 21');
    await expect(canvas.getAllByRole('slider')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    const box = canvas.getByRole('textbox', { name: /Region is: region 3\?$/u });
    await userEvent.clear(box);
    await userEvent.type(box, '85{Enter}');
    const slider = canvas.getByRole('slider', { name: /Region is: region 3\?$/u });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '85 percent, probable');
    await userEvent.keyboard('30{Enter}');
    await expect(slider).toHaveValue('30');
  },
});
export const TheRestSharesEqually = meta.story({
  args: { states: named(21), defaultValues: [40, 22] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Split the rest equally (19)' }));
    await expect(args.onValuesCommit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('21 of 21 answered')).toBeVisible();
  },
});
export const NothingFound = meta.story({
  args: { states: named(21) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bone');
    await expect(canvas.getByText('No state matches “bone”.')).toBeVisible();
  },
});
export const SixHundredAndEight = meta.story({
  args: { states: named(608) },
  // By selectors: searching ten thousand parts for texts and roles takes seconds.
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="row"]').length).toBe(608);
    await expect(canvasElement.querySelector('[data-slot="answered"]')?.textContent).toBe('8 of 608 answered');
  },
});
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
  play: keepsItsRowsWhole,
});
const framed = (inlineSize: number) => [
  (Story: React.ComponentType) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];
export const Narrow = meta.story({ args: { states: named(21) }, decorators: framed(288), play: keepsItsRowsWhole });
export const KeysFromRightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('slider');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveValue('16');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveValue('15');
    first?.blur();
  },
});
