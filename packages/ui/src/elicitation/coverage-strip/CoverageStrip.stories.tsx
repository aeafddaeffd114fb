import { expect } from 'storybook/test';
import { atItsSize } from '../../../stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { coverageStripDocs } from './CoverageStrip.docs.js';
import type { CoverageCell } from './coverageRuns.js';
import { CoverageStrip } from './CoverageStrip.js';

/** Smoking none to heavy, four ages, HPV, alcohol: heavy and negative is 1, none and 80 or over is 2. */
const cells: readonly CoverageCell[] = Array.from({ length: 72 }, (_, index) => {
  const smoking = Math.floor(index / 24);
  const age = Math.floor(index / 6) % 4;
  const negative = Math.floor(index / 3) % 2 === 0;
  return smoking === 2 && negative ? 1 : smoking === 0 && age === 3 ? 2 : null;
});

const meta = preview.meta({
  title: 'Elicitation/Coverage strip',
  component: CoverageStrip,
  parameters: { guide: coverageStripDocs },
  args: {
    decided: 18,
    total: 72,
    minutesLeft: 54,
    cells,
    group: { name: 'Smoking', states: ['none', 'moderate', 'heavy'] },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 of 72 questions decided')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '18 of 72 questions decided' })).toBeVisible();
  },
});
export const NothingDecided = meta.story({
  args: { decided: 0, minutesLeft: 72, cells: cells.map(() => null) },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await expect(canvas.getByText(/^0 of 72 questions decided$/u)).toBeVisible();
    await expect(canvas.getByText('72 to ask, ca. 72 min.')).toBeVisible();
  }),
});
export const AllRemaining = meta.story({
  args: { decided: 72, minutesLeft: 0, cells: cells.map((cell) => cell ?? 'remaining') },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '72 of 72 questions decided' })).toBeVisible();
    await expect(canvas.getByText('0 to ask')).toBeVisible();
  }),
});
export const ManyCombinations = meta.story({
  args: { decided: 72, cells: cells.map((_, index) => (index % 6) + 1) },
  play: keepsWithinThePage,
});
/** R-2563: direct answers that count are drawn as answered. */
export const AnsweredDirectly = meta.story({
  args: {
    decided: 15,
    answered: 10,
    minutesLeft: 47,
    cells: cells.map((cell, index) => (index % 24 > 10 && index % 7 < 2 ? 'answered' : cell)),
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('15 of 72 questions decided, 10 answered directly');
    await expect(canvas.getByText('47 to ask, ca. 47 min.')).toBeVisible();
  }),
});
export const Dense = meta.story({
  args: { decided: 100, total: 500, cells: Array.from({ length: 500 }, (_, index) => (index % 5 ? null : 1)) },
});
export const TooManyToDraw = meta.story({
  args: { decided: 4_194_304n, total: 17_592_186_044_416n, cells: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,194,304 of 17,592,186,044,416 questions decided')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
