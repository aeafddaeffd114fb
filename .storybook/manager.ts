import { addons } from 'storybook/manager-api';
import { docsTheme } from '../packages/ui/stories/docs/docsTheme.js';
import { withoutParts } from '../packages/ui/stories/docs/withoutParts.js';

const theme = docsTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** That of the kit's `Logo`, which cannot be rendered here: Storybook takes its name as text. */
const mark = `
  <svg width="24" height="24" viewBox="0 0 20 20" aria-hidden="true" style="color: ${theme.colorPrimary}">
    <path d="M15.2 4.2A8 8 0 1 0 15.2 15.8" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
    <circle cx="14.4" cy="10" r="3" fill="currentColor" />
  </svg>`;

addons.setConfig({
  sidebar: { renderLabel: ({ name }) => withoutParts(name) },
  theme: {
    ...theme,
    brandTitle: `<span style="display: flex; align-items: center; gap: 0.5rem">${mark}Credence</span>`,
    brandUrl: './',
  },
});
