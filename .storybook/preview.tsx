import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { addons, around } from '../packages/ui/stories/preview.js';
import { oneWorker } from './mockWorker.js';

// Screens load their parts as they come. On a busy machine that takes longer than the default second, and how long is
// nothing that a story is about: one patience for all of them, in Storybook and in its tests.
configure({ asyncUtilTimeout: 30_000 });

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
          ['Welcome', 'Install', 'Languages', 'Status', 'Versions', 'Changes'],
          'Recipes',
          ['A form that posts', 'Your own theme', 'French', 'Next.js', 'Vue'],
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
          'Study',
          'Screens',
          'Flows',
          'Embedding',
        ],
      },
    },
  },
});
