import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { isReachedByKeys } from '../../../../../ui/stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { ResultsWordsContext } from '../resultsWords.js';
import { items, sixty } from './discuss.fixtures.js';
import { ToDiscussList } from './ToDiscussList.js';

const words = inWords(ResultsWordsContext, ({ studyResults }) => studyResults());

const meta = preview.meta({
  title: 'Study/To discuss list',
  component: ToDiscussList,
  parameters: { purpose: 'Asks which questions experts will discuss, ranked by what their disagreement does.' },
  args: { items, current: 'q56', onCurrentChange: fn(), onChosenChange: fn() },
  loaders: words.loaders,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18.5rem', marginInlineStart: '0.875rem' }}>
        <Story />
      </div>
    ),
    ...words.decorators,
  ],
});

export const Ranked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('other order, read it differently')).toBeVisible();
    await expect(canvas.getByText('± 6.1')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Discuss Vocal fold mobility, T1–T2' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(true, 'g');
    await userEvent.click(canvas.getByRole('button', { name: /^Lymph nodes/ }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('b');
  },
});

/** R-2411: a finger finds the box within 44 px. */
export const Choosing = meta.story({
  render: function Held(args) {
    const [chosen, setChosen] = useState(() => items.filter((item) => item.chosen).map(({ id }) => id));
    return (
      <ToDiscussList
        {...args}
        items={items.map((item) => ({ ...item, chosen: chosen.includes(item.id) }))}
        onChosenChange={(on, id) =>
          setChosen((before) => (on ? [...before, id] : before.filter((each) => each !== id)))
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^Discuss Lymph nodes/ });
    const { width, height } = box.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

/** R-2412: the others on request, with the most that any of them does. */
export const ManyMore = meta.story({
  args: { items: sixty },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 52 more, at most ± 0.6' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    await expect(canvas.getAllByRole('listitem')[8]).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  },
});
export const TheShownOneIsFurtherDown = meta.story({
  args: { items: sixty, current: 'more3' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'true');
  },
});
export const EffectNotKnown = meta.story({
  args: { items: sixty.map((item) => ({ ...item, effect: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/±/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show 52 more' })).toBeVisible();
  },
});
/** Somebody who may look, but not choose. */
export const OnlyRead = meta.story({
  render: ({ items: read, current }) => <ToDiscussList items={read} current={current} />,
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
/** R-2957: ranked, with nothing to choose. */
export const WithoutBoxes = meta.story({
  args: { items: items.map(({ chosen: _, ...item }) => item) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Tumour extent heavy, 50 to 69/ })).toBeVisible();
  },
});
export const NothingToDiscuss = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to discuss')).toBeVisible();
  },
});
export const ByKeys = meta.story({ play: isReachedByKeys });
export const LongNames = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      question: `${item.question}, Schildknorpeldurchbruch`,
      condition: `${item.condition}, Ausdehnung in die prävertebralen Weichteile`,
      reasons: ['otherOrder', 'otherNumbers', 'otherReading', 'impossibleForSome'] as const,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const Translated = meta.story({
  globals: { language: 'de' },
  args: { items: sixty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '52 weitere zeigen, höchstens ± 0,6' })).toBeVisible();
  },
});
