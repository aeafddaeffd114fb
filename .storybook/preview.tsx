import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { CredenceProvider } from '../packages/ui/src/provider/CredenceProvider.js';
import { PageStyles } from '../packages/ui/src/theme/CredenceStyles.styles.js';
import { docsParameters } from './docs/lazyDocs.js';
import { oneWorker } from './mockWorker.js';
import { modes } from './modes.js';
import '../packages/ui/src/theme/fonts.css';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes(), addonMsw(oneWorker)],
  tags: ['autodocs'],
  parameters: {
    // A story with an axe violation fails its test.
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true },
    docs: docsParameters,
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
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-credence-theme',
    }),
    (Story) => (
      <CredenceProvider>
        <PageStyles />
        <Story />
      </CredenceProvider>
    ),
  ],
});
