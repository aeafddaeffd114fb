import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { spinnerDocs } from './Spinner.docs.js';
import { Spinner } from './Spinner.js';

const meta = preview.meta({ title: 'Feedback/Spinner', component: Spinner, parameters: { guide: spinnerDocs } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});
export const Centred = meta.story({
  args: { centred: true },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status').getBoundingClientRect();
    const words = canvas.getByText('Loading...').parentElement?.querySelector('span')?.getBoundingClientRect();
    await expect(words?.left).toBeGreaterThan(place.left + place.width / 4);
    await expect(words?.right).toBeLessThan(place.right - place.width / 4);
  },
});
export const OwnWords = meta.story({
  args: { children: 'Checking access to the network' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Checking access to the network$/u);
  },
});
export const LongText = meta.story({
  args: { children: `Checking access to ${'Prognose_des_metastasierten_Karzinoms_'.repeat(3)}` },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
