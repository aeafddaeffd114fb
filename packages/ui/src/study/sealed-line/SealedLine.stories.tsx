import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { sealedLineDocs } from './SealedLine.docs.js';
import { SealedLine } from './SealedLine.js';

const meta = preview.meta({
  title: 'Study/Sealed line',
  component: SealedLine,
  parameters: { guide: sealedLineDocs },
  args: { round: 1 },
});

export const Sealed = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Answers are sealed. Nobody can see a value here before round 1 closes, you included.'),
    ).toBeVisible();
  },
});
export const Opened = meta.story({
  args: { closedOn: '30 Nov' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round 1 closed on 30 Nov, answers are open.')).toBeVisible();
  },
});
/** The icon stays with the first line. */
export const LongText = meta.story({
  args: { round: 1_234_567_890, closedOn: 'Donnerstag, 31. Dezember 2026, 18:00 Uhr (Europe/Berlin)' },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const Translated = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Die Antworten sind versiegelt\. /)).toBeVisible();
  },
});
