import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import { shareBarDocs } from './ShareBar.docs.js';
import { ShareBar } from './ShareBar.js';
import { StoredShares, type ExactStoredSharesProps } from './StoredShares.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import type { ShareValues } from '../answers/share.js';

const larynx = ['T1–T2, confined to the larynx', 'T3, vocal fold fixed', 'T4, beyond the larynx'];
const meta = preview.meta({
  title: 'Elicitation/Share bar (StoredShares)',
  id: 'elicitation-share-bar',
  component: ShareBar,
  parameters: { guide: shareBarDocs, documents: { ShareBar, StoredShares } },
  args: { states: larynx, values: [62, 30, 50] },
});

/** What is rare, what cannot happen, and what both leave. */
export const Exact = meta.story({
  args: { states: ['present', 'unclear', 'absent'], values: [{ ppm: 2_000 }, { ppm: 0 }, null] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('0.2 % present, 0 % unclear, 99.8 % absent');
  },
});
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: '43.7 % T1–T2, confined to the larynx, 21.1 % T3, vocal fold fixed, 35.2 % T4, beyond the larynx',
      }),
    ).toBeVisible();
  },
});
export const Small = meta.story({
  args: { size: 'small', values: [22, 33, 45] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^22 % T1–T2.*, 33 % T3.*, 45 % T4/u })).toBeVisible();
    const widths = [...canvasElement.querySelectorAll('[data-slot="segment"]')].map(
      (segment) => segment.getBoundingClientRect().width,
    );
    await expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  },
});
/** Unanswered: all count as the starting value, and the shares still add up to 100. */
export const Unanswered = meta.story({
  args: { values: [null, null, null] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^33.3 % T1–T2.*, 33.3 % T3.*, 33.3 % T4/u })).toBeVisible();
  },
});
export const TwoStates = meta.story({
  args: { states: ['present', 'absent'], values: [1, 99] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 % present, 99 % absent' })).toBeVisible();
  },
});
export const FiveStates = meta.story({
  args: { states: ['none', 'slight', 'moderate', 'severe', 'complete'], values: [10, 20, 50, 5, 1] },
  play: async ({ canvas }) => {
    const name = '11.6 % none, 23.3 % slight, 58.1 % moderate, 5.8 % severe, 1.2 % complete';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
});
export const TwentyStates = meta.story({
  args: {
    states: Array.from({ length: 20 }, (_, index) => `region_${index + 1}`),
    values: Array.from({ length: 20 }, (_, index) => 5 + index * 4),
  },
  play: keepsWithinThePage,
});
/** So many that hardly any has room: they are drawn together, and the large ones stand out. */
export const SixHundredAndEightStates = meta.story({
  args: {
    states: Array.from({ length: 608 }, (_, index) => `region_${index + 1}`),
    values: Array.from({ length: 608 }, (_, index) => (index === 40 ? 99 : index === 300 ? 60 : 1)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'the shares of 608 states; at least 3 % have: 12.9 % region 41, 7.8 % region 301',
      }),
    ).toBeVisible();
    const segments = [...canvasElement.querySelectorAll('[data-slot="segment"]')];
    await expect(segments).toHaveLength(2);
    // The second begins where 299 small ones and the first large one end: at (299 + 99 + 1) / 765 of the bar.
    const bar = canvas.getByRole('img').getBoundingClientRect();
    const { left } = segments[1]!.getBoundingClientRect();
    await expect(Math.abs(left - bar.left - (bar.width * 398) / 765)).toBeLessThan(2);
  },
});

const onValuesChange = fn();
function Stored({ values: first, withHistory = false, ...rest }: ExactStoredSharesProps & { withHistory?: boolean }) {
  const [values, setValues] = useState(first);
  const history = useAnswerHistory();
  return (
    <StoredShares
      values={values}
      onValuesChange={(next: ShareValues, details: ChangeDetails) => {
        onValuesChange(next, details);
        setValues(next);
      }}
      history={withHistory ? history : undefined}
      {...rest}
    />
  );
}
export const StoredInTheDock = meta.story({
  render: ({ states, values }) => <Stored precision="exact" states={states} values={values} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('43.7 / 21.1 / 35.2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scale all to 100' }));
    await expect(onValuesChange).toHaveBeenLastCalledWith([44, 21, 35], expect.objectContaining({ reason: 'balance' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onValuesChange).toHaveBeenLastCalledWith([62, 30, 50], expect.objectContaining({ reason: 'undo' }));
    await expect(canvas.getByRole('button', { name: 'Scale all to 100' })).toBeVisible();
  },
});
export const StoredSixStates = meta.story({
  render: () => (
    <Stored
      precision="exact"
      states={['none', 'slight', 'moderate', 'severe', 'very severe', 'complete']}
      values={[9, 20, 50, 5, 1, 3]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10.2 / 22.7 / 56.8 / 5.7 / 1.1 / 3.4')).toBeVisible();
  },
});
export const StoredTwentyStates = meta.story({
  render: () => (
    <Stored
      precision="exact"
      states={Array.from({ length: 20 }, (_, index) => `region_${index + 1}`)}
      values={[90, 5, null]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90 / 5')).toBeVisible();
    await expect(canvas.getByText('and 18 times 0.3')).toBeVisible();
  },
});
export const StoredWithUndo = meta.story({
  render: ({ states, values }) => <Stored precision="exact" states={states} values={values} withHistory />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take 42 from the others' }));
    await expect(onValuesChange).toHaveBeenLastCalledWith([34, 16, 50], expect.objectContaining({ reason: 'balance' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onValuesChange).toHaveBeenLastCalledWith([62, 30, 50], expect.objectContaining({ reason: 'undo' }));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});
export const StoredDisabled = meta.story({
  render: ({ states, values }) => (
    <StoredShares precision="exact" states={states} values={values} disabled onValuesChange={onValuesChange} />
  ),
  play: async ({ canvas, userEvent }) => {
    onValuesChange.mockClear();
    for (const button of canvas.queryAllByRole('button')) {
      button.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(onValuesChange).not.toHaveBeenCalled();
  },
});
