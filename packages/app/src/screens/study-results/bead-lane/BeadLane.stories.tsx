import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { atItsSize } from '../../../../../ui/stories/plays/atItsSize.js';
import { isReachedByKeys } from '../../../../../ui/stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import { readsFromRightToLeft } from '../../../../../ui/stories/plays/readsFromRightToLeft.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { ResultsWordsContext } from '../resultsWords.js';
import type { PoolKind } from '../pool-switch/poolKind.js';
import { PoolSwitch } from '../pool-switch/PoolSwitch.js';
import { BeadLane } from './BeadLane.js';
import { crowd, states, unnamed } from './results.fixtures.js';

const words = inWords(ResultsWordsContext, ({ studyResults }) => studyResults());

const meta = preview.meta({
  ...words,
  title: 'Study/Bead lane',
  component: BeadLane,
  parameters: { purpose: 'Shows what each expert answered to a question, beside the pool of all.' },
  args: { label: 'Tumour extent: heavy, 50 to 69, HPV-negative, moderate', states, pool: 'linear' as const },
});

const beads = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-slot="bead"]')];
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** None lies on another one. */
const beadsStandApart = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(async () => {
    const distances = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="lane"]')].flatMap((lane) => {
      const places = beads(lane).map(middle);
      return places.flatMap((one, index) =>
        places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
    });
    await expect(Math.min(...distances)).toBeGreaterThanOrEqual(19.5);
  });
};

/** R-2401: each bead is read as its code. */
export const FiveExperts = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('list', { name: 'Answers for T3, vocal fold fixed' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'E3: 24 %3',
      'E5: 30 %5',
      'E2: 33 %2',
      'E1: 34 %1',
      'E4: 34 %4',
    ]);
    const lane = canvasElement.querySelector<HTMLElement>('[data-slot="lane"]')!;
    const rail = lane.querySelector('[data-slot="rail"]')!.getBoundingClientRect();
    for (const bead of beads(lane)) {
      const value = { 1: 33, 2: 22, 3: 62, 4: 38, 5: 45 }[bead.textContent]!;
      await expect(middle(bead).x).toBeCloseTo(rail.left + (rail.width * value) / 100, 0);
    }
    await beadsStandApart({ canvasElement });
  },
});

/** As on the page of results: the pools are chosen by the heads of their numbers. */
export const BelowItsHeads = meta.story({
  render: function Results(args) {
    const [pool, setPool] = useState<PoolKind>('linear');
    return (
      <>
        <div style={{ display: 'grid', justifyItems: 'end' }}>
          <PoolSwitch answers={5} value={pool} onValueChange={setPool} />
        </div>
        <BeadLane {...args} pool={pool} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filled = () =>
      [...canvasElement.querySelectorAll('[data-filled]')].map((people) => people.getAttribute('data-filled'));
    await expect(filled()).toEqual(['20', '15', '14']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Median' }));
    await expect(filled()).toEqual(['19', '16', '14']);
    const heads = canvas.getAllByRole('radio').map((radio) => middle(radio).x);
    const numbers = [...canvasElement.querySelector('[data-slot="numbers"]')!.children].map((each) => middle(each).x);
    for (const [index, head] of heads.entries()) await expect(Math.abs(head - numbers[index]!)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Average (linear pool)' }));
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async ({ canvasElement }) => {
    await beadsStandApart({ canvasElement });
    await keepsWithinThePage({ canvasElement });
  }),
});

/** R-2404: what an expert sees of the others, with the own answer below. */
export const WithoutCodes = meta.story({
  args: { states: unnamed.map((state) => ({ ...state, answers: state.answers.slice(1).concat(state.answers[0]!) })) },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('list', { name: 'Answers for T3, vocal fold fixed' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '24 %',
      '30 %',
      '33 %',
      '34 %',
      '34 %',
    ]);
    await expect(beads(canvasElement)).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
  },
});
/** R-2958: what an expert is shown where nobody but the owner sees answers. */
export const PoolAlone = meta.story({
  args: { states: states.map((state) => ({ ...state, answers: [] })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="numbers"]')).toHaveLength(3);
    await expect(canvas.queryByRole('list', { name: /^Answers/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Nobody answered')).not.toBeInTheDocument();
  },
});
export const OwnAmongOthers = meta.story({
  args: {
    states: states.map((state) => ({
      ...state,
      answers: state.answers.map(({ code, value }) => (code === 3 ? { code, value } : { value })),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(beads(canvasElement).map(({ textContent }) => textContent)).toEqual(['3', '3', '3']);
    await expect(canvasElement.querySelectorAll('[data-slot="dot"]')).toHaveLength(12);
  },
});

/** R-2403: no pool, so nobody is filled and there are no numbers. */
export const OneExpert = meta.story({
  args: {
    states: states.map(({ label, answers }) => ({ label, answers: answers.slice(0, 1) })),
    withoutShares: [{ code: 2, standing: 'open' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/^E1: \d+ %$/)).toHaveLength(3);
    await expect(canvasElement.querySelector('[data-credence="icon-array"]')).toBeNull();
    await expect(canvas.getByText('Not answered: E2')).toBeVisible();
  },
});
export const TwoExperts = meta.story({
  args: { states: states.map(({ label, answers }) => ({ label, answers: answers.slice(0, 2) })) },
  play: async ({ canvasElement }) => {
    await expect(beads(canvasElement)).toHaveLength(6);
    await expect(canvasElement.querySelector('[data-slot="numbers"]')).toBeNull();
  },
});
export const NobodyAnswered = meta.story({
  args: {
    states: states.map(({ label }) => ({ label, answers: [] })),
    withoutShares: [1, 2, 3, 4, 5].map((code) => ({ code, standing: 'open' as const })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nobody answered')).toBeVisible();
    await expect(canvas.getByText('Not answered: E1, E2, E3, E4, E5')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="rail"]')).toBeNull();
  },
});
/** R-2405: everybody set it aside, or said that it cannot occur; without codes only how many. */
export const NobodysField = meta.story({
  args: {
    states: states.map(({ label }) => ({ label, answers: [] })),
    withoutShares: [
      { standing: 'notMyField' },
      { standing: 'notMyField' },
      { standing: 'notMyField' },
      { standing: 'cannotOccur' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not their field: 3')).toBeVisible();
    await expect(canvas.getByText('Cannot occur: 1')).toBeVisible();
  },
});
export const WithoutAMedian = meta.story({
  args: {
    states: states.map(({ pools, ...state }) => ({
      ...state,
      pools: { linear: pools!.linear!, logarithmic: pools!.logarithmic! },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Median: no value')).toHaveLength(3);
  },
});
export const ThirtyExpertsAreMany = meta.story({ args: { states: crowd }, play: beadsStandApart });
export const ThirtyExpertsOnAPhone = meta.story({
  args: { states: crowd },
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async (context) => beadsStandApart(context)),
});
export const ThirtyWithoutCodes = meta.story({
  args: { states: crowd.map((state) => ({ ...state, answers: state.answers.map(({ value }) => ({ value })) })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="dot"]')).toHaveLength(60);
  },
});
/** Answers at both ends, and one of one in a thousand. */
export const RareAndCertain = meta.story({
  args: {
    states: [
      {
        label: 'Laryngocele',
        answers: [
          { code: 1, value: 0.1 },
          { code: 2, value: 0 },
          { code: 3, value: 0.4 },
        ],
        pools: { linear: 0.2, logarithmic: 0.03, median: 0.1 },
      },
      {
        label: 'No laryngocele',
        answers: [
          { code: 1, value: 99.9 },
          { code: 2, value: 100 },
          { code: 3, value: 99.6 },
        ],
        pools: { linear: 99.8, logarithmic: 99.97, median: 99.9 },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('E1: 0.1 %')).toBeInTheDocument();
    await expect(canvas.getByText('Geometric average (log pool): 0.03 %')).toBeInTheDocument();
  },
});
export const LongNames = meta.story({
  args: {
    states: states.map((state) => ({
      ...state,
      label: `${state.label}: Schildknorpeldurchbruch oder Ausdehnung in die prävertebralen Weichteile des Halses`,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
/** R-2406: the same numbers, one press away. */
export const AsTable = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isReachedByKeys({ canvasElement, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = within(canvas.getByRole('table', { name: /^Tumour extent: heavy/ }));
    await expect(table.getByRole('row', { name: 'E3 62 % 24 % 14 %' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Average (linear pool) 40 % 31 % 29 %' })).toBeVisible();
  },
});
export const FromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await readsFromRightToLeft({ canvasElement });
    const lane = canvasElement.querySelector<HTMLElement>('[data-slot="lane"]')!;
    const places = new Map(beads(lane).map((bead) => [bead.textContent, middle(bead).x]));
    // 62 % is further to the left than 22 %.
    await expect(places.get('3')!).toBeLessThan(places.get('2')!);
  },
});
export const Translated = meta.story({
  globals: { language: 'de' },
  args: { withoutShares: [{ code: 6, standing: 'notMyField' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht ihr Fachgebiet: E6')).toBeVisible();
  },
});
