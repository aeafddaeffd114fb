import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { atItsSize } from '../../../../../ui/stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import { readsFromRightToLeft } from '../../../../../ui/stories/plays/readsFromRightToLeft.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { ResultsWordsContext } from '../resultsWords.js';
import { DisagreementStrip } from './DisagreementStrip.js';
import { groups, many } from './strip.fixtures.js';

type StripProps = ComponentProps<typeof DisagreementStrip>;

const label = 'Disagreement (Jensen–Shannon), all 72 questions of Tumour extent';

const words = inWords(ResultsWordsContext, ({ studyResults }) => studyResults());

/** What the page does: it holds the question that is shown. */
const goTo =
  (
    { onCurrentChange }: Pick<StripProps, 'onCurrentChange'>,
    hold: (id: string) => void,
  ): StripProps['onCurrentChange'] =>
  (id, reason) => {
    onCurrentChange(id, reason);
    hold(id);
  };

const meta = preview.meta({
  ...words,
  title: 'Study/Disagreement strip',
  component: DisagreementStrip,
  parameters: { purpose: 'Shows how far experts part over each question of a node.' },
  args: { label, groups, current: 'q56', onCurrentChange: fn(), onChosenChange: fn() },
  render: function Held(args) {
    const [current, setCurrent] = useState(args.current);
    return <DisagreementStrip {...args} current={current} onCurrentChange={goTo(args, setCurrent)} />;
  },
});

const spoken = (strip: HTMLElement) => within(strip).getByRole('status');
const readout = (root: HTMLElement) => root.querySelector('[data-slot="readout"]');

export const OneNode = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('application', { name: label })).toHaveAccessibleDescription(
      'Questions: 72, of which 3 are to be discussed. Use the arrow keys to move between questions, [ and ] between those to discuss, Space to choose one.',
    );
    await expect(readout(canvasElement)).toHaveTextContent('heavy, 50 to 69, HPV-negative, moderate: 0.31, to discuss');
    await expect(canvasElement.querySelectorAll('path:not([data-credence] [data-credence] path)')).toHaveLength(2);
  },
});

/** R-2409: one stop for the Tab key; what is chosen is held by the page. */
export const Walked = meta.story({
  args: { current: 'q1' },
  render: function Held(args) {
    const [current, setCurrent] = useState(args.current);
    const [chosen, setChosen] = useState<readonly string[]>(['q56', 'q57', 'q63']);
    return (
      <DisagreementStrip
        {...args}
        current={current}
        onCurrentChange={goTo(args, setCurrent)}
        groups={groups.map((group) => ({
          ...group,
          questions: group.questions.map((question) => ({ ...question, chosen: chosen.includes(question.id) })),
        }))}
        onChosenChange={(on, id) => {
          args.onChosenChange?.(on, id);
          setChosen((before) => (on ? [...before, id] : before.filter((each) => each !== id)));
        }}
      />
    );
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(']');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('q56', 'key');
    await waitFor(() =>
      expect(spoken(canvasElement)).toHaveTextContent('heavy, 50 to 69, HPV-negative, moderate: 0.31, to discuss'),
    );
    await userEvent.keyboard(' ');
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(false, 'q56');
    await waitFor(() =>
      expect(spoken(canvasElement).textContent).toBe('heavy, 50 to 69, HPV-negative, moderate: 0.31'),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('q57', expect.anything());
    await userEvent.keyboard('{Home}');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('q1', expect.anything());
    await userEvent.keyboard('{End}[[');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('q63', expect.anything());
  },
});

/** R-2410: pointing tells, pressing shows. */
export const PointedAt = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const strip = canvas.getByRole('application', { name: label });
    const { left, right, top } = strip.getBoundingClientRect();
    await fireEvent.pointerMove(strip, { clientX: left + 1, clientY: top + 40, pointerType: 'mouse' });
    await waitFor(() =>
      expect(readout(canvasElement)).toHaveTextContent('Smoking: none, 50 to 69, HPV-positive, none: 0.07'),
    );
    await fireEvent.click(strip, { clientX: right - 1, clientY: top + 40 });
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('q72', 'press');
    await fireEvent.pointerLeave(strip);
  },
});
/** R-2957: where nothing is chosen, Space is not spoken of. */
export const OnlyRead = meta.story({
  render: ({ onChosenChange: _, ...read }) => <DisagreementStrip {...read} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application', { name: label })).toHaveAccessibleDescription(
      /between those to discuss\.$/,
    );
  },
});
export const NothingShownYet = meta.story({
  args: { current: undefined },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(readout(canvasElement)).toBeEmptyDOMElement();
    canvas.getByRole('application', { name: label }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('q1', expect.anything());
  },
});
export const SevenHundredQuestions = meta.story({
  args: { label: 'Disagreement of 700 questions', groups: many, current: 'q4' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="bars"] *')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-credence] *').length).toBeLessThan(40);
  },
});
/** R-2408: on a phone too, where a bar is half a pixel. */
export const SevenHundredOnAPhone = meta.story({
  args: { label: 'Disagreement of 700 questions', groups: many, current: 'q4' },
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async (context) => keepsWithinThePage(context)),
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async (context) => keepsWithinThePage(context)),
});
export const TooFewAnswers = meta.story({
  args: {
    groups: [
      {
        label: '',
        questions: [
          { id: 'a', condition: 'Stridor', disagreement: 0.2 },
          { id: 'b', condition: 'No stridor', disagreement: null },
        ],
      },
    ],
    current: 'b',
  },
  play: async ({ canvasElement }) => {
    await expect(readout(canvasElement)).toHaveTextContent('No stridor: too few answers');
  },
});
export const OneQuestion = meta.story({
  args: {
    groups: [{ label: '', questions: [{ id: 'a', condition: 'Stridor', disagreement: 0 }] }],
    current: 'a',
  },
  play: async ({ canvasElement }) => {
    await expect(readout(canvasElement)).toHaveTextContent('Stridor: 0');
  },
});
export const LongNames = meta.story({
  args: {
    groups: groups.map((group) => ({
      ...group,
      label: `${group.label}, Packungsjahre nach eigener Angabe und Krankenakte`,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const FromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await readsFromRightToLeft({ canvasElement });
    canvas.getByRole('application', { name: label }).focus();
    await userEvent.keyboard('{Home}');
    // By then the direction has been measured.
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent('HPV-positive, none: 0.07'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('q2', expect.anything());
  },
});
export const Translated = meta.story({
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(readout(canvasElement)).toHaveTextContent(/zu besprechen$/);
  },
});
