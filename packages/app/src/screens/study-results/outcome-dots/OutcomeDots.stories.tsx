import { expect, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import { readsFromRightToLeft } from '../../../../../ui/stories/plays/readsFromRightToLeft.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { ResultsWordsContext } from '../resultsWords.js';
import { OutcomeDots } from './OutcomeDots.js';

const experts = [35, 46, 22, 31, 28].map((value, index) => ({ code: index + 1, value }));
const thirty = Array.from({ length: 30 }, (_, index) => ({ code: index + 1, value: 15 + ((index * 17) % 61) }));

const words = inWords(ResultsWordsContext, ({ studyResults }) => studyResults());

const meta = preview.meta({
  title: 'Study/Outcome dots',
  component: OutcomeDots,
  parameters: { purpose: 'Shows what follows for one outcome from the tables of each expert, and from the pool.' },
  args: { label: 'Overall stage is IV', experts, pool: 33, mean: 32 },
  loaders: words.loaders,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
    ...words.decorators,
  ],
});

const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-slot="row"]')];

/** R-2413: whoever it is of, the number stands beside the mark. */
export const FiveExperts = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Overall stage is IV' }));
    for (const said of ['E3: 22 %', 'pool: 33 %', 'mean: 32 %'])
      await expect(figure.getByText(said)).toBeInTheDocument();
    for (const row of rows(canvasElement)) {
      const mark = row.querySelector('[data-slot="mark"]')!.getBoundingClientRect();
      const track = row.querySelector('[data-slot="mark"]')!.parentElement!.getBoundingClientRect();
      const value = Number(/\d+(?= %)/.exec(row.textContent)?.[0]);
      await expect(mark.left + mark.width / 2).toBeCloseTo(track.left + (track.width * value) / 100, 0);
    }
  },
});
export const OneExpert = meta.story({
  args: { experts: experts.slice(0, 1), pool: undefined, mean: undefined },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(1);
  },
});
export const TooLittleAnswered = meta.story({
  args: { experts: experts.map((expert) => (expert.code === 4 ? { code: 4, value: null } : expert)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('E4: no value')).toBeInTheDocument();
  },
});
export const NobodyAnswered = meta.story({
  args: { experts: experts.map(({ code }) => ({ code, value: null })), pool: undefined, mean: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nobody answered')).toBeVisible();
    await expect(rows(canvasElement)).toHaveLength(0);
  },
});
export const AtTheEnds = meta.story({
  args: {
    label: 'Laryngocele is present',
    experts: [0, 0.03, 100].map((value, index) => ({ code: index + 1, value })),
    pool: 0.1,
    mean: 33.3,
  },
  play: keepsWithinThePage,
});
export const ThirtyExpertsAreMany = meta.story({
  args: { experts: thirty, pool: 44, mean: 43 },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(32);
    for (const row of rows(canvasElement).slice(0, 30)) await expect(row.getBoundingClientRect().height).toBe(28);
  },
});
export const LongNames = meta.story({
  args: { label: 'Schildknorpeldurchbruch mit Ausdehnung in die prävertebralen Weichteile ist vorhanden' },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const FromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await readsFromRightToLeft({ canvasElement });
    const [first, second] = rows(canvasElement).map((row) => row.querySelector('[data-slot="mark"]')!);
    // 46 % is further to the left than 35 %.
    await expect(second!.getBoundingClientRect().left).toBeLessThan(first!.getBoundingClientRect().left);
  },
});
/** R-2958: what an expert is shown. */
export const PoolAndMeanOnly = meta.story({
  args: { experts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(2);
  },
});
export const Translated = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mittel: 32 %')).toBeInTheDocument();
  },
});
