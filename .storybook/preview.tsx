import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { PageStyles } from '../packages/ui/src/foundations/theme/CredenceStyles.styles.js';
import { docsParameters } from './docs/lazyDocs.js';
import { Surroundings } from './globals/Surroundings.js';
import { initialGlobals, toolbars } from './globals/toolbars.js';
import { viewports } from './globals/viewports.js';
import { oneWorker } from './mockWorker.js';
import { modes } from './modes.js';
import '../packages/ui/src/foundations/theme/fonts.css';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(oneWorker)],
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals,
  parameters: {
    // A story with an axe violation fails its test.
    // The elements that passed are not listed: a page has thousands, and nobody reads them.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes },
    controls: { expanded: true },
    docs: docsParameters,
    viewport: { options: viewports },
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
  decorators: [
    (Story, { globals, viewMode }) => (
      <Surroundings globals={globals} docs={viewMode === 'docs'}>
        <PageStyles />
        <Story />
      </Surroundings>
    ),
  ],
});
