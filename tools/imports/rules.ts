import { appRules } from './appRules.ts';
import { isOneOf, name, only, type Rule, shippedIn, sisterOf, within } from './rule.ts';
import { SERVER } from './serverRooms.ts';
import { serverRules } from './serverRules.ts';
import { textRules } from './textRules.ts';
import { topLevelRules } from './topLevelRules.ts';
import { type Module, packageOf } from './tree.ts';

/** Draws at build what the server sends: what this imports ships as markup. */
const DRAWS = 'packages/app/drawFirstPages.tsx';

/** The modules that code which ships imports. */
const used = new WeakMap<ReadonlyMap<string, Module>, ReadonlySet<string | undefined>>();
function usedByShipped(modules: ReadonlyMap<string, Module>): ReadonlySet<string | undefined> {
  const known = used.get(modules);
  if (known) return known;
  const shipped = [...modules.values()].filter(({ path, shipped: ships }) => ships || path === DRAWS);
  const found = new Set(shipped.flatMap(({ imports }) => imports.map(({ target }) => target)));
  used.set(modules, found);
  return found;
}

/** Which packages may import which. A package may not import anything that is not listed. */
const SISTERS: Readonly<Record<string, readonly string[]>> = {
  bayesnet: [],
  ui: ['bayesnet'],
  elements: ['ui'],
  'api-client': [],
  text: ['bayesnet', 'ui', 'api-client'],
  app: ['bayesnet', 'ui', 'elements', 'text', 'api-client'],
  server: ['bayesnet', 'text', 'api-client'],
};

/** What only tests and stories need, which no package publishes. */
const isSupport = (file: string) => /^packages\/[^/]+\/(?:test|stories)\//.test(file);

/** The rooms of the kit from the ground up: each builds on the ones before it. */
const GROUND = ['labels', 'foundations'];
const ROOMS = [...GROUND, 'controls', 'forms', 'feedback', 'data', 'charts', 'navigation', 'elicitation'];
const roomOf = (file: string | undefined) => /^packages\/ui\/src\/([^/]+)\//.exec(file ?? '')?.[1];

const PANEL = /^packages\/bayesnet\/src\/panel\//;

const isStyles = (module: Module) => name(module).endsWith('.styles.ts');
/** `paginationItems.ts`: logic without a view. Hooks and contexts need React by nature. */
const isPlain = (module: Module) =>
  /^[a-z]\w*\.ts$/.test(name(module)) && !/^(?:use[A-Z]|index\.)|Context\.ts$/.test(name(module));

/** What starts by itself, is an export of its package, or describes its neighbour for Storybook. */
const isEntry = (file: string) => /(?:\/(?:index|main|cli|worker|shares|screens|later)|\.docs)\.tsx?$/.test(file);

export const rules: readonly Rule[] = [
  ...topLevelRules,
  {
    id: 'support-apart',
    says: 'What only tests and stories import stands in a folder for tests, stories or fixtures.',
    of: (module) => packageOf(module.path) !== undefined && !module.shipped,
    forbids: ({ target }, _module, modules) =>
      target !== undefined &&
      modules.get(target)?.shipped === true &&
      !isEntry(target) &&
      !usedByShipped(modules).has(target),
  },
  {
    id: 'sisters',
    says: 'bayesnet and api-client import no other package, ui only bayesnet, text none above the kit; nothing imports app or server.',
    of: (module) => packageOf(module.path) !== undefined,
    forbids: (found, module) => {
      const sister = sisterOf(found);
      const own = packageOf(module.path)!;
      return sister !== undefined && sister !== own && !SISTERS[own]?.includes(sister);
    },
  },
  {
    id: 'kit-arithmetic',
    says: 'Of bayesnet, the kit imports the arithmetic of shares only: nothing that reads files.',
    of: (module) => packageOf(module.path) === 'ui',
    forbids: ({ specifier }) => specifier.startsWith('@credence/bayesnet') && specifier !== '@credence/bayesnet/shares',
  },
  {
    id: 'sister-paths',
    says: 'A sister package is imported by its name, never by a path inside it; what only tests and stories need of it has no name, and only they import it.',
    of: (module) => packageOf(module.path) !== undefined,
    forbids: (found, module) => {
      if (/^@credence\/[^/]+\/(?:src|dist)(?:\/|$)/.test(found.specifier)) return true;
      const [own, other] = [packageOf(module.path)!, packageOf(found.target ?? '')];
      if (!found.specifier.startsWith('.') || other === undefined || other === own) return false;
      return module.shipped || !SISTERS[own]?.includes(other) || !isSupport(found.target!);
    },
  },
  {
    id: 'bayesnet-libraries',
    says: 'bayesnet is pure: saxes is its only library, and it uses no node: module.',
    of: shippedIn('bayesnet'),
    forbids: only('saxes'),
  },
  {
    id: 'bayesnet-platform',
    says: 'bayesnet runs anywhere: it uses no global of the browser or of Node.',
    of: shippedIn('bayesnet'),
    globals: ['window', 'document', 'navigator', 'location', 'localStorage', 'fetch', 'process', 'Buffer', 'require'],
  },
  {
    id: 'bayesnet-layers',
    says: 'network and cpt are below formats, elicitation and inference.',
    of: (module) => /^packages\/bayesnet\/src\/(?:network|cpt)\//.test(module.path) && module.shipped,
    forbids: (found) => /^packages\/bayesnet\/src\/(?:formats|elicitation|inference)\//.test(found.target ?? ''),
  },
  {
    id: 'bayesnet-apart',
    says: 'formats and inference know nothing of each other: what both need is in network or cpt.',
    of: (module) => /^packages\/bayesnet\/src\/(?:formats|inference)\//.test(module.path) && module.shipped,
    forbids: (found, module) =>
      (found.target ?? '').startsWith(
        `packages/bayesnet/src/${module.path.startsWith('packages/bayesnet/src/formats/') ? 'inference' : 'formats'}/`,
      ),
  },
  {
    id: 'bayesnet-panel',
    says: 'panel is above inference, elicitation and queue, which know one expert at a time; it knows nothing of formats.',
    of: (module) => /^packages\/bayesnet\/src\/[a-z]+\//.test(module.path) && module.shipped,
    forbids: (found, module) =>
      PANEL.test(module.path)
        ? (found.target ?? '').startsWith('packages/bayesnet/src/formats/')
        : PANEL.test(found.target ?? ''),
  },
  {
    id: 'ui-libraries',
    says: 'The kit builds on react, styled-components, radix-ui, visx, d3-array, @tanstack/react-table and its fonts.',
    of: shippedIn('ui'),
    forbids: only(
      'react',
      'react-dom',
      'styled-components',
      'radix-ui',
      '@visx',
      'd3-array',
      '@tanstack/react-table',
      '@fontsource-variable',
    ),
  },
  {
    id: 'ui-network',
    says: 'The kit calls no server: props in, events out.',
    of: shippedIn('ui'),
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    strings: /^\/api(?:\/|$)/,
  },
  {
    id: 'ui-rooms',
    says: `A room of the kit builds on those below it: ${ROOMS.join(', ')}.`,
    of: within('packages/ui/src'),
    forbids: (found, module) => {
      const [own, other] = [roomOf(module.path), roomOf(found.target)];
      return own !== undefined && other !== undefined && ROOMS.indexOf(other) > ROOMS.indexOf(own);
    },
  },
  {
    id: 'ui-inside',
    says: 'A room imports from another room only what the kit publishes, and styles; labels and foundations are open to all.',
    of: (module) => shippedIn('ui')(module) && roomOf(module.path) !== undefined,
    forbids: (found, module, modules) => {
      const other = roomOf(found.target);
      if (other === undefined || other === roomOf(module.path) || GROUND.includes(other)) return false;
      const published = ['index', 'screens'].some((entry) =>
        modules.get(`packages/ui/src/${entry}.ts`)?.imports.some(({ target }) => target === found.target),
      );
      return !published && !/\.styles\.ts$/.test(found.target!);
    },
  },
  {
    id: 'ui-styles',
    says: 'Only *.styles.ts files import styled-components.',
    of: (module) => (shippedIn('ui')(module) || shippedIn('app')(module)) && !isStyles(module) && !isPlain(module),
    forbids: (found) => isOneOf(found.specifier, ['styled-components']),
  },
  {
    id: 'styles-are-styles',
    says: 'A *.styles.ts file holds styles: it imports styled-components, radix-ui and other styles, no state and no component.',
    of: (module) => isStyles(module) && (shippedIn('ui')(module) || shippedIn('app')(module)),
    forbids: (found) =>
      !isOneOf(found.specifier, ['styled-components', 'radix-ui', '@credence/ui']) &&
      !/\.styles\.ts$/.test(found.target ?? '') &&
      !found.typeOnly &&
      (found.target?.endsWith('.tsx') || isOneOf(found.specifier, ['react', 'react-dom', 'react-router-dom'])),
  },
  {
    id: 'ui-plain',
    says: 'A camelCase module is logic: from react it may import only types, and no styled-components at all.',
    of: (module) => shippedIn('ui')(module) && isPlain(module),
    forbids: (found) =>
      isOneOf(found.specifier, ['styled-components']) ||
      (isOneOf(found.specifier, ['react', 'react-dom']) && !found.typeOnly),
  },
  {
    id: 'api-client-libraries',
    says: 'openapi-fetch is the only library of the client.',
    of: shippedIn('api-client'),
    forbids: only('openapi-fetch'),
  },
  {
    id: 'api-client-platform',
    says: 'The client is given what it needs: it reads no storage and no address of the page.',
    of: shippedIn('api-client'),
    globals: ['localStorage', 'sessionStorage', 'location', 'window'],
  },
  ...textRules,
  ...appRules,
  {
    id: 'client-types',
    says: 'The server and the words import only types from api-client, never code.',
    of: (module) => within(SERVER)(module) || within('packages/text/src')(module),
    forbids: (found) => sisterOf(found) === 'api-client' && !found.typeOnly,
  },
  ...serverRules,
];
