import { definePreview, type Preview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { addons, around } from '../../ui/stories/preview.js';
import { oneWorker } from './mockWorker.js';

// Screens load their parts as they come. On a busy machine that takes longer than the default second, and how long is
// nothing that a story is about: one patience for all of them, in Storybook and in its tests.
configure({ asyncUtilTimeout: 30_000 });

/** Screen stories have a mock server of their own. */
export const screenAddons = [...addons, addonMsw(oneWorker)] as const;

export const aroundScreens = {
  ...around,
  // The props of screens lead their tests and change nothing on the page.
  argTypesEnhancers: [({ title, argTypes }) => (/^(Screens|Flows)\//.test(title) ? {} : argTypes)],
} satisfies Preview;

export default definePreview({ addons: [...screenAddons], ...aroundScreens });
