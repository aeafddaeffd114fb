import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/browser.ts';
import { baselineFolder } from './visual/baselines.ts';
import { differences } from './visual/findings.ts';

const root = import.meta.dirname;

// A function, because vitest changes the instances it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
});

/** React 18.2, the other end of the range that the kit promises. */
const react18 = [
  { find: /^react$/, replacement: 'react-18' },
  { find: /^react\/(.+)$/, replacement: 'react-18/$1' },
  { find: /^react-dom$/, replacement: 'react-dom-18' },
  { find: /^react-dom\/(.+)$/, replacement: 'react-dom-18/$1' },
];

const stories = () => storybookTest({ configDir: path.join(root, '.storybook'), disableAddonDocs: true });

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{bayesnet,ui,api-client,app}/src/**/*.test.ts',
            'packages/ui/test/**/*.test.ts',
            'tools/**/*.test.ts',
            'visual/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          // The server is loaded once, not once a file; what a file needs of its own, it makes.
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: ['packages/server/test/globalSetup.ts'],
          setupFiles: ['packages/server/test/collectFailures.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        // Found while tests run, it would be bundled anew, with another copy of React.
        optimizeDeps: { include: ['react-dom/server'] },
        test: {
          name: 'component',
          include: ['packages/{ui,app}/{src,test}/**/*.test.tsx'],
          provide: { react: '19' },
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        resolve: { alias: react18 },
        optimizeDeps: { include: ['react-dom-18/server'] },
        test: {
          name: 'component-react-18',
          include: ['packages/ui/test/contract/**/*.test.tsx'],
          provide: { react: '18' },
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'walls',
          include: ['packages/ui/walls/**/*.test.tsx'],
          globalSetup: ['packages/ui/walls/ownWords.ts'],
          // All stories are loaded once, not once a file.
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
          browser: browser(),
        },
      },
      {
        plugins: [stories()],
        test: {
          name: 'storybook',
          // The kit is loaded once, not once a file; stories clear away what they leave.
          isolate: false,
          setupFiles: ['./.storybook/vitest.patience.ts', './.storybook/vitest.console.ts'],
          browser: browser(),
        },
      },
      {
        plugins: [stories()],
        test: {
          name: 'visual',
          // A picture taken at a bad moment is taken again; what looks different stays different.
          retry: 2,
          // Screens keep their session in the browser's storage, which all files share.
          fileParallelism: false,
          setupFiles: ['./.storybook/vitest.patience.ts', './.storybook/vitest.visual.ts'],
          // Axe has its say in the project `storybook`.
          provide: { 'storybook/test-provided': { a11y: false } },
          attachmentsDir: differences,
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) => path.join(baselineFolder(), `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => path.join(differences, `${arg}${ext}`),
              },
            },
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/*.test.ts'],
          // Each file has a product of its own, and waits for it more than it works.
          maxWorkers: 2,
          testTimeout: 120_000,
          // As long as Playwright waits: a second is too short for what a server is asked for on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'interruptions',
          environment: 'node',
          include: ['e2e/interruptions/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
