import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { minify, type Plugin } from 'vite';
import { compiledSheets } from '../build/styles/compiledSheets.ts';
import { flatCss } from '../build/styles/flatCss.ts';
import { storyName } from '../packages/ui/stories/docs/storyName.ts';

const LABELS = /packages\/ui\/src\/labels\//;

/** The pages name the parameters of words, which they read from the functions themselves: those keep their names. */
const minifyAllButLabels: Plugin = {
  name: 'minify-all-but-labels',
  renderChunk: async (code, { fileName, moduleIds }) =>
    moduleIds.some((id) => LABELS.test(id)) ? null : { code: (await minify(fileName, code)).code, map: null },
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  // Storybook names stories with a capital in each word, unlike the pages that they are on.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.name ? { ...entry, name: storyName(entry.name) } : entry,
        ),
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    // Answers at /mcp, which only a running Storybook can.
    ...(process.env.NODE_ENV === 'development' ? ['@storybook/addon-mcp'] : []),
  ],
  // The first says which icon it is; pages then ask for it by the name that it comes from.
  staticDirs: ['/favicon.svg', '/logo-mark.svg'].map((to) => ({ from: '../packages/app/public/logo-mark.svg', to })),
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests show no prop tables, for which the whole kit is type-checked.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Only then are `'light' | 'dark'` and `number | null` spelled out.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Pages list the props of the kit and of nothing else.
      exclude: ['**/*.stories.tsx', 'packages/app/**', 'packages/ui/stories/**', '.storybook/**'],
      // The attributes of native elements are documented elsewhere.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      minify: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'labels', test: LABELS }] },
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
    plugins: [
      compiledSheets({ finish: flatCss }),
      ...(config.plugins ?? []),
      react(),
      msw({ mode: 'worker-only' }),
      minifyAllButLabels,
    ],
  }),
});
