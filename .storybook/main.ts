import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests show no prop tables, for which the whole kit is type-checked.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Only then are `'light' | 'dark'` and `number | null` spelled out.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes of native elements are documented elsewhere.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    // The pages name the parameters of words, which they read from the functions themselves.
    build: { ...config.build, minify: false },
    plugins: [...(config.plugins ?? []), react(), msw({ mode: 'worker-only' })],
  }),
});
