import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), msw({ mode: 'worker-only' })],
  }),
});
