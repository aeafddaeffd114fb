import { definePreview } from '@storybook/react-vite';
import { aroundScreens, screenAddons } from '../packages/app/stories/preview.js';

/** The stories of the kit and of the screens bring their own previews; this one orders them, and is around the pages. */
export default definePreview({
  ...aroundScreens,
  addons: [...screenAddons],
  // Again, because for its list of pages Storybook reads this file without executing it.
  tags: ['autodocs'],
  parameters: {
    ...aroundScreens.parameters,
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
