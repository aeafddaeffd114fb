import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { addons, around } from '../packages/ui/stories/preview.js';
import { oneWorker } from './mockWorker.js';

/** Screen stories have a mock server of their own. */
export default definePreview({
  ...around,
  // Again, because for its list of pages Storybook reads this file without executing it.
  tags: ['autodocs'],
  addons: [...addons, addonMsw(oneWorker)],
  // The props of screens lead their tests and change nothing on the page.
  argTypesEnhancers: [({ title, argTypes }) => (/^(Screens|Flows)\//.test(title) ? {} : argTypes)],
  parameters: {
    ...around.parameters,
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Install', 'Languages', 'Status'],
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
          'Study',
          'Forms',
          'Data',
          'Charts',
          'Feedback',
          'Navigation',
          'Pictures',
          'Screens',
          'Flows',
          'Embedding',
        ],
      },
    },
  },
});
