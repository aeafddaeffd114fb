import { expect } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { ResultsWordsContext } from '../resultsWords.js';
import { ExpertCode } from './ExpertCode.js';

const words = inWords(ResultsWordsContext, ({ studyResults }) => studyResults());

const meta = preview.meta({
  ...words,
  title: 'Study/Expert code',
  component: ExpertCode,
  parameters: { purpose: 'Stands for the name of an expert.' },
  args: { code: 3 },
});

/** R-2401: read as the code, seen as the bead. */
export const OneOfFive = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('E3')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-slot="bead"]')).toHaveTextContent('3');
  },
});
export const OneOfHundreds = meta.story({
  args: { code: 123 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="bead"]')).toHaveAttribute('data-long');
  },
});
