import addonA11y, { type A11yTypes } from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview, type Preview } from '@storybook/react-vite';
import { PageStyles } from '../src/foundations/theme/PageStyles.styles.js';
import { contentControls } from './docs/contentControls.js';
import { docsParameters } from './docs/lazyDocs.js';
import { Surroundings } from './globals/Surroundings.js';
import { initialGlobals, toolbars } from './globals/toolbars.js';
import { viewports } from './globals/viewports.js';
import { modes } from './modes.js';
import '../src/foundations/theme/fonts.css';

export const addons = [addonDocs(), addonA11y()] as const;

/** The page around every story, both of the kit and of the application. */
export const around = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals,
  argTypesEnhancers: [contentControls],
  parameters: {
    // A story with an axe violation fails its test.
    // Passed elements are not listed: a page has thousands, and nobody reads them.
    // Nothing is loaded beforehand: only rules about sound and about turning a phone would read it.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    chromatic: { modes },
    controls: { expanded: true },
    docs: docsParameters,
    viewport: { options: viewports },
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <Surroundings globals={globals} docs={viewMode === 'docs'}>
        <PageStyles />
        <Story />
      </Surroundings>
    ),
  ],
} satisfies Preview & Pick<A11yTypes, 'parameters'>;

/** The stories of the kit need no server. */
export default definePreview({ addons: [...addons], ...around });
