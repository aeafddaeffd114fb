import { isOneOf, name, type Rule, shippedIn, sisterOf, within } from './rule.ts';
import type { Module } from './tree.ts';

const screenOf = (file: string | undefined) => /^packages\/app\/src\/screens\/([^/]+)\//.exec(file ?? '')?.[1];
/** The floors of the application, from the ground up. What starts it is above them, and a few files beside the folders. */
const APP_FLOORS = ['ground', 'shell', 'features', 'screens', 'start'];
const APP_STARTS = ['main.tsx', 'router.ts', 'routes.tsx'];
const inApp = (file: string | undefined) => /^packages\/app\/src\/(.+)/.exec(file ?? '')?.[1];
const appFloorOf = (file: string) => APP_FLOORS.indexOf(file.includes('/') ? file.split('/')[0]! : 'start');
const appFeatureOf = (file: string | undefined) => /^packages\/app\/src\/features\/([^/]+)\//.exec(file ?? '')?.[1];
/** Which features of the application know which others: an answer that waits is below whatever counts it. */
const KNOWN_FEATURES: Readonly<Record<string, readonly string[]>> = {
  expectation: ['answering'],
  inference: ['answering', 'meaning'],
  meaning: ['answering'],
  outcomes: ['answering', 'inference'],
  plausible: ['answering', 'inference', 'meaning'],
  queue: ['answering'],
  upload: ['account'],
};
/** One way to open, lock, check and forget what a browser keeps. */
const DEVICE = 'packages/app/src/ground/device';
/**
 * Who is handed a bare storage: the session, whose keys are the specification's, and what reads them before the
 * application is there; the name of a tab, which is nobody's; and the sort of tables, whose keys are the specification's
 * as well.
 */
const HANDED_A_STORAGE = [
  'packages/app/src/ground/session/browserStore.ts',
  'packages/app/src/start/early.ts',
  'packages/app/src/ground/drafts/browserTabs.ts',
  'packages/app/src/ground/tables/useTableSort.ts',
];
const isView = (module: Module) => screenOf(module.path) !== undefined && name(module).endsWith('Screen.tsx');
const OUTSIDE_THE_VIEW = /^packages\/app\/src\/(?:ground\/(?:api|session|drafts|device)|router)(?:\.tsx?$|\/)/;

/** A hook, or a component that is not a view: code that React runs repeatedly. */
const isDrawn = (module: Module) => /^(?:use)?[A-Z]\w*\.tsx?$/.test(name(module)) && !isView(module);

/** Who may import whom within the application. */
export const appRules: readonly Rule[] = [
  {
    id: 'app-floors',
    says: `The floors of the application are ${APP_FLOORS.join(', ')}, from the ground up: nothing imports from a floor above it, and every file is on one.`,
    of: (module) => shippedIn('app')(module) && !/^(?:embed|test)\//.test(inApp(module.path) ?? ''),
    forbids: (found, module) => {
      const [own, target] = [inApp(module.path), inApp(found.target)];
      if (own === undefined) return false;
      if (appFloorOf(own) < 0 || (!own.includes('/') && !APP_STARTS.includes(own))) return true;
      return target !== undefined && !/^(?:embed|test)\//.test(target) && appFloorOf(target) > appFloorOf(own);
    },
  },
  {
    id: 'app-features-apart',
    says: 'A feature of the application knows only the features that the table of imports lists for it.',
    of: (module) => module.shipped && appFeatureOf(module.path) !== undefined,
    forbids: (found, module) => {
      const [own, other] = [appFeatureOf(module.path)!, appFeatureOf(found.target)];
      return other !== undefined && other !== own && !KNOWN_FEATURES[own]?.includes(other);
    },
  },
  {
    id: 'app-test-beside',
    says: 'test stands beside the floors: only tests and stories import it.',
    of: (module) => shippedIn('app')(module) && !/^test\//.test(inApp(module.path) ?? ''),
    forbids: (found) => /^test\//.test(inApp(found.target) ?? ''),
  },
  {
    id: 'app-screens-apart',
    says: 'A screen imports nothing from another screen.',
    of: (module) => screenOf(module.path) !== undefined,
    forbids: (found, module) => {
      const other = screenOf(found.target);
      return other !== undefined && other !== screenOf(module.path);
    },
  },
  {
    id: 'app-views-apart-from-api',
    says: '*Screen.tsx is a view that Storybook can show: no client, no session, and of the router only Link.',
    of: (module) => module.shipped && isView(module),
    forbids: (found) =>
      OUTSIDE_THE_VIEW.test(found.target ?? '') ||
      (sisterOf(found) === 'api-client' && !found.typeOnly) ||
      (isOneOf(found.specifier, ['react-router-dom', 'react-router']) &&
        !found.typeOnly &&
        found.names.some((taken) => taken !== 'Link')),
  },
  {
    id: 'app-one-way-to-fetch',
    says: 'No component and no hook calls the API: what a page shows comes from loaders in *.route.ts, and what it changes goes through actions there or functions named for what they do.',
    of: (module) => shippedIn('app')(module) && isDrawn(module),
    forbids: (found) => found.target === 'packages/app/src/ground/api.ts' && !found.typeOnly,
  },
  {
    id: 'app-one-device',
    says: 'What is kept on a device is declared to ground/device: nothing else opens a database or a storage of the browser.',
    of: (module) =>
      shippedIn('app')(module) &&
      !within(DEVICE)(module) &&
      !within('packages/app/src/test')(module) &&
      !HANDED_A_STORAGE.includes(module.path),
    forbids: (found) =>
      isOneOf(found.specifier, ['idb-keyval']) ||
      (found.target === `${DEVICE}/storages.ts` && !found.typeOnly) ||
      found.target === `${DEVICE}/browserEntries.ts`,
    globals: ['indexedDB', 'localStorage', 'sessionStorage'],
  },
];
