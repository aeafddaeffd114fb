import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { addons, around } from '../packages/ui/stories/preview.js';
import { oneWorker } from './mockWorker.js';

/** Screen stories have a mock server of their own. */
export default definePreview({
  ...around,
  addons: [...addons, addonMsw(oneWorker)],
  parameters: {
    ...around.parameters,
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Install', 'Embedding', 'Languages', 'Status'],
          'Foundations',
          [
            'Colour',
            'Type',
            'Spacing',
            'Icons',
            'Motion',
            'Words and percentages',
            'Icon arrays',
            'Tone of voice',
            'Accessibility',
          ],
          'Elicitation',
          'Forms',
          'Data',
          'Charts',
          'Feedback',
          'Navigation',
          'Pictures',
          'Screens',
        ],
      },
    },
  },
});
