import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import type { LaunchOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { AT_LENGTH } from './build/atLength.ts';
import { findTestBrowser, launchOptions } from './build/browser.ts';
import { compiledSheets } from './build/styles/compiledSheets.ts';
import { flatCss } from './build/styles/flatCss.ts';
import { inRoot } from './build/workspace.ts';
import { baselineFolder, differences } from './visual/baselines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    react: '18' | '19';
    /** How the kit's styles come: as it is published, or by styled-components. */
    styles: 'sheets' | 'styled';
    /** What the people of a journey ask of movements. */
    motion: 'reduce' | 'no-preference';
    /** How often the server's tests run a race. */
    races: number;
  }
}

const root = import.meta.dirname;

// A function, because vitest mutates the instances it is given.
const browser = (options: LaunchOptions = launchOptions(findTestBrowser())) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Nothing fades or slides: drawing each step of a movement is a seventh of the work. A test of movement asks for it.
  provider: playwright({ launchOptions: options, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
});

/** Starts a browser that draws alike on every machine: with none of its fonts, font settings or scale of its screen. */
const drawing = (): LaunchOptions => {
  const { args, ...options } = launchOptions();
  return {
    ...options,
    args: [...args, '--force-device-scale-factor=1'],
    env: { ...process.env, FONTCONFIG_FILE: inRoot('visual', 'fonts.conf') },
  };
};

/**
 * The settings that all projects share. They run side by side, in two Node processes and two browser pages: some wait
 * for disks, servers and timers while others work. Everything takes longer on a busy machine, so time limits only end
 * hung tests, not slow ones. Modules are loaded once, not once per file; a file creates whatever it needs for itself.
 */
const shared = {
  isolate: false,
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // Each look at the page computes roles and names anew.
  expect: { poll: { timeout: 60_000, interval: 150 } },
};

/** The database that comes along starts, crashes and recovers. */
const crashes = 'packages/server/src/database/embedded/embedded.test.ts';
/** People who share a network at the same moment. */
const races = 'packages/server/src/networks/sharing/sharingRaces.test.ts';

/** Hundreds of sessions, and files and panels as large as they may be. */
const longest = ['packages/server/test/sweeps/{record,largeFile,largePanel}.test.ts'];

/** Runs before any component is loaded. */
const rules = './packages/ui/test/insertedRules.ts';

/** Hooks without a component are rendered by `act`, which only React's development build has. */
const HOOKS = 'packages/app/src/**/use*.test.tsx';
const production = { 'process.env.NODE_ENV': '"production"' };
/**
 * React as people get it: two thirds of the work of its development build. The kit's tests and stories run the latter,
 * whose warnings fail its stories.
 */
const asPeopleGetIt = {
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    include: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    rolldownOptions: { transform: { define: production } },
  },
};

/** The release, unpacked and run: it installs and builds, as the tests in embeds do. */
const ARCHIVE = 'tools/release/archive.test.ts';
/** Each kind of thing that `npm run new` makes, with all tests that are asked of it, in a copy of the repository. */
const SCAFFOLD = 'tools/new/everyKind.test.ts';

/** What is asked of every component of the kit. */
const CONTRACT = 'packages/ui/test/contract/**/*.test.tsx';
/** What holds only of the kit as it is published. */
const compiled = 'packages/ui/test/contract/compiled.test.tsx';

/** Every story, translated by the browser and pressed all over. */
const translated = 'packages/ui/walls/translated.test.tsx';

/** React 18.2, the lower end of the range that the kit supports. */
const react18 = [
  { find: /^react$/, replacement: 'react-18' },
  { find: /^react\/(.+)$/, replacement: 'react-18/$1' },
  { find: /^react-dom$/, replacement: 'react-dom-18' },
  { find: /^react-dom\/(.+)$/, replacement: 'react-dom-18/$1' },
];

const stories = () => storybookTest({ configDir: path.join(root, '.storybook'), disableAddonDocs: true });
const storySetup = [
  rules,
  './.storybook/vitest.leftPages.ts',
  './.storybook/vitest.console.ts',
  './.storybook/vitest.looks.ts',
];

const ofServer = (file: string) => file.startsWith('packages/server/');
const serverAtLength = AT_LENGTH.filter(ofServer);
const atLength = (ending: '.ts' | '.tsx') => AT_LENGTH.filter((file) => file.endsWith(ending) && !ofServer(file));

export default defineConfig({
  test: {
    // What tests read without importing it: after such a change, `--changed` leaves nothing out.
    forceRerunTriggers: [
      '**/{package.json,pnpm-lock.yaml,vitest.config.ts,openapi.yaml}',
      '**/packages/**/!(*.ts|*.tsx|*.md)',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          environment: 'node',
          include: [
            'packages/{bayesnet,text,ui,elements,api-client,app}/src/**/*.test.ts',
            'packages/{app,elements}/*.test.ts',
            'packages/{ui/test,bayesnet/command}/**/*.test.ts',
            '{build,harness,tools}/**/*.test.ts',
            'benchmarks/**/*.test.ts',
            'visual/{palette,shots}.test.ts',
          ],
          exclude: [...atLength('.ts'), ARCHIVE, SCAFFOLD],
        },
      },
      {
        test: { name: 'at-length', ...shared, environment: 'node', include: atLength('.ts') },
      },
      {
        test: {
          name: 'scaffold',
          ...shared,
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
          environment: 'node',
          include: [SCAFFOLD],
        },
      },
      {
        test: {
          name: 'server',
          ...shared,
          environment: 'node',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          exclude: ['packages/server/test/sweeps/**', crashes, ...serverAtLength],
          globalSetup: ['packages/server/test/globalSetup.ts'],
          setupFiles: ['packages/server/test/collectFailures.ts'],
          provide: { races: 20 },
        },
      },
      {
        test: {
          name: 'server-at-length',
          ...shared,
          // Long runs, beside other parts of CI.
          testTimeout: 600_000,
          environment: 'node',
          include: serverAtLength,
          globalSetup: ['packages/server/test/globalSetup.ts'],
          setupFiles: ['packages/server/test/collectFailures.ts'],
        },
      },
      {
        test: {
          name: 'sweeps',
          ...shared,
          // Long runs, beside other parts of CI.
          testTimeout: 600_000,
          environment: 'node',
          include: ['packages/server/test/sweeps/*.test.ts'],
          exclude: longest,
          globalSetup: ['packages/server/test/globalSetup.ts'],
        },
      },
      {
        test: {
          name: 'sweeps-at-length',
          ...shared,
          testTimeout: 600_000,
          environment: 'node',
          include: [...longest, crashes, races],
          globalSetup: ['packages/server/test/globalSetup.ts'],
          provide: { races: 200 },
        },
      },
      {
        // What the server does about a network, once more while its owner runs a study on another.
        test: {
          name: 'beside-a-study',
          ...shared,
          environment: 'node',
          include: ['packages/server/src/{networks,judgements}/**/*.test.ts'],
          // They count all that somebody has.
          exclude: ['packages/server/src/networks/{deletion,lists/lists,files/uploadNetwork}.test.ts'],
          globalSetup: ['packages/server/test/globalSetup.ts'],
          provide: { races: 20 },
        },
      },
      {
        plugins: [react()],
        // If discovered during the tests, they would be bundled again, with a second copy of React.
        optimizeDeps: { include: ['react-dom/server', 'sucrase'] },
        test: {
          name: 'component',
          ...shared,
          include: ['packages/{ui,elements}/{src,test}/**/*.test.tsx', HOOKS],
          exclude: [CONTRACT],
          setupFiles: [rules, './packages/ui/test/unmount.ts'],
          provide: { react: '19', styles: 'styled' },
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        optimizeDeps: { include: ['react-dom/server', 'sucrase'] },
        test: {
          name: 'contract',
          ...shared,
          include: [CONTRACT],
          exclude: [compiled],
          setupFiles: [rules, './packages/ui/test/unmount.ts'],
          provide: { react: '19', styles: 'styled' },
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        ...asPeopleGetIt,
        test: {
          name: 'screens',
          ...shared,
          include: ['packages/app/src/**/*.test.tsx'],
          exclude: [HOOKS, ...atLength('.tsx')],
          setupFiles: [rules, './packages/ui/test/unmount.ts'],
          provide: { react: '19', styles: 'styled' },
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        ...asPeopleGetIt,
        test: {
          name: 'screens-at-length',
          ...shared,
          include: atLength('.tsx'),
          setupFiles: [rules, './packages/ui/test/unmount.ts'],
          provide: { react: '19', styles: 'styled' },
          browser: browser(),
        },
      },
      {
        // As it is published; the tests above are about the same styles written by styled-components.
        plugins: [compiledSheets({ finish: flatCss }), react()],
        resolve: { alias: react18 },
        optimizeDeps: { include: ['react-dom-18/server'] },
        test: {
          name: 'contract-react-18',
          ...shared,
          include: [CONTRACT],
          // What styles do is the same with every React; how they come is not the same as with styled-components.
          exclude: ['packages/ui/test/contract/{breakpoints,print,surroundings,isolation,host}.test.tsx'],
          setupFiles: [rules, './packages/ui/test/unmount.ts'],
          provide: { react: '18', styles: 'sheets' },
          browser: browser(),
        },
      },
      {
        plugins: [react(), msw({ mode: 'worker-only' })],
        ...asPeopleGetIt,
        test: {
          name: 'walls',
          ...shared,
          // A test goes through hundreds of stories.
          testTimeout: 600_000,
          include: ['packages/ui/walls/**/*.test.tsx', '.storybook/invented/*.test.ts'],
          exclude: [translated],
          setupFiles: [rules],
          globalSetup: ['packages/ui/walls/ownWords.ts', '.storybook/invented/screenWords.ts'],
          browser: browser(),
        },
      },
      {
        plugins: [react(), msw({ mode: 'worker-only' })],
        ...asPeopleGetIt,
        test: {
          name: 'translated',
          ...shared,
          testTimeout: 600_000,
          include: [translated, '.storybook/translated/*.test.ts'],
          setupFiles: [rules],
          browser: browser(),
        },
      },
      {
        plugins: [stories()],
        test: {
          name: 'storybook',
          ...shared,
          exclude: ['packages/app/**'],
          setupFiles: storySetup,
          browser: browser(),
        },
      },
      {
        plugins: [stories()],
        ...asPeopleGetIt,
        test: {
          name: 'storybook-screens',
          ...shared,
          exclude: ['packages/ui/**'],
          setupFiles: storySetup,
          browser: browser(),
        },
      },
      {
        plugins: [react(), msw({ mode: 'worker-only' })],
        test: {
          name: 'visual',
          ...shared,
          include: ['visual/pictures.test.ts'],
          setupFiles: [rules],
          // A picture taken at a bad moment is retaken; a real difference remains.
          retry: 2,
          attachmentsDir: differences,
          browser: {
            ...browser(drawing()),
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
          ...shared,
          environment: 'node',
          include: ['e2e/*.test.ts'],
          globalSetup: ['harness/startedProduct.ts'],
          provide: { motion: 'no-preference' },
        },
      },
      {
        test: {
          name: 'journeys',
          ...shared,
          environment: 'node',
          include: ['e2e/journeys/*.test.ts'],
          globalSetup: ['harness/startedProduct.ts'],
          // A tenth of the work; the main job of `e2e` is seen with every movement.
          provide: { motion: 'reduce' },
        },
      },
      {
        test: {
          name: 'embeds',
          ...shared,
          environment: 'node',
          // Installs and builds with the machine's other processes.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['embeds/*.test.ts', ARCHIVE],
          globalSetup: ['embeds/packOnce.ts'],
        },
      },
      {
        test: {
          name: 'interruptions',
          ...shared,
          environment: 'node',
          include: ['e2e/interruptions/*.test.ts'],
          globalSetup: ['harness/startedProduct.ts'],
          provide: { motion: 'reduce' },
        },
      },
    ],
  },
});
