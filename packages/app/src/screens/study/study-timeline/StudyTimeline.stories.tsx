import { expect } from 'storybook/test';
import { atItsSize } from '../../../../../ui/stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { StudyWordsContext } from '../studyWords.js';
import { StudyTimeline } from './StudyTimeline.js';
import type { TimelineStage } from './timelineStage.js';

const day = (written: string) => new Date(`2026-${written}T00:00:00Z`);
const stages: readonly TimelineStage[] = [
  {
    name: 'Draft',
    from: day('11-02'),
    until: day('11-09'),
    dates: '2 to 9 Nov',
    details: ['rules set, tried by you'],
  },
  {
    name: 'Round 1',
    from: day('11-09'),
    until: day('11-30'),
    dates: '9 to 30 Nov',
    details: ['closes Mon 30 Nov, 18:00'],
  },
  {
    name: 'Clarify',
    from: day('11-30'),
    until: day('12-07'),
    dates: '30 Nov to 7 Dec',
    details: ['explain, choose questions'],
  },
  {
    name: 'Round 2',
    from: day('12-07'),
    until: day('12-21'),
    dates: '7 to 21 Dec',
    details: ['only what was chosen'],
  },
  { name: 'Final', from: day('12-21'), dates: 'from 21 Dec', details: ['adopt, download'] },
];

const words = inWords(StudyWordsContext, ({ study }) => study());

const meta = preview.meta({
  ...words,
  title: 'Study/Study timeline',
  component: StudyTimeline,
  parameters: { purpose: 'Shows in which stage a study is, when the others are, and where today stands among them.' },
  args: { stages, current: 1, now: day('11-19'), nowText: 'today, 19 Nov', timeZone: 'Europe/Berlin' },
});

const slot = (element: Element, name: string) => element.querySelector(`[data-slot="${name}"]`) as HTMLElement;

export const RoundOne = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Timeline, Europe/Berlin' });
    const steps = canvas.getAllByRole('listitem');
    await expect(list).toBeVisible();
    await expect(steps).toHaveLength(5);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
    await expect(steps[0]).toHaveTextContent('Draftover2 to 9 Nov');
    await expect(steps[1]).toHaveTextContent('today, 19 Nov');
  },
});
/** From 992 px a day is as wide in every stage: the thumb stands on its day. */
export const ToScale = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    const [draft, round] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().width);
    await expect(round! / draft!).toBeCloseTo(3, 1);
    const step = canvas.getAllByRole('listitem')[1]!;
    const passed = slot(step, 'passed').getBoundingClientRect().width / step.getBoundingClientRect().width;
    await expect(passed).toBeCloseTo(10 / 21, 2);
    // Today is read in its stage and seen over the rail.
    await expect(slot(step, 'today').getBoundingClientRect().bottom).toBeLessThan(
      slot(step, 'rail').getBoundingClientRect().bottom,
    );
  }),
});
/** Below, the rail stands, and today is a line of its stage. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async ({ canvas, canvasElement }) => {
    const step = canvas.getAllByRole('listitem')[1]!;
    const [today, name] = [slot(step, 'today'), slot(step, 'name')].map((part) => part.getBoundingClientRect());
    await expect(today!.top).toBeGreaterThan(name!.bottom);
    await keepsWithinThePage({ canvasElement });
  }),
});
export const FirstDay = meta.story({
  args: { current: 0, now: day('11-02'), nowText: 'today, 2 Nov' },
  play: keepsWithinThePage,
});
/** The last stage stays open. */
export const Final = meta.story({ args: { current: 4, now: day('12-24'), nowText: 'today, 24 Dec' } });
/** Past its date: the thumb stays at the last tick. */
export const Late = meta.story({
  args: { now: day('12-02'), nowText: 'today, 2 Dec' },
  play: async ({ canvas }) => {
    const step = canvas.getAllByRole('listitem')[1]!;
    await expect(canvas.getByText('late by 2 days')).toBeVisible();
    await expect(slot(step, 'late').querySelector('svg')).toBeVisible();
  },
});
export const ClosedLate = meta.story({
  args: {
    stages: stages.map((stage) => (stage.name === 'Round 1' ? { ...stage, closed: day('12-01') } : stage)),
    current: 2,
    now: day('12-03'),
    nowText: 'today, 3 Dec',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('closed late by 1 day')).toBeVisible();
  },
});
/** One day among weeks can still be read. */
export const ShortStage = meta.story({
  args: {
    stages: [
      { name: 'Draft', from: day('11-02'), dates: '2 Nov', details: ['rules set, tried by you'] },
      ...stages.slice(1).map((stage) => (stage.name === 'Round 1' ? { ...stage, from: day('11-03') } : stage)),
    ],
  },
  play: keepsWithinThePage,
});
export const LongText = meta.story({
  args: {
    stages: stages.map((stage) => ({
      ...stage,
      name: `${stage.name}_des_metastasierten_Karzinoms`,
      details: ['Prognose_des_metastasierten_Karzinoms'],
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
