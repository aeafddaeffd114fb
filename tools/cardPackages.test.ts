import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../build/workspace.ts';
import { readTree } from './imports/tree.ts';

/**
 * The packages named in the product's design, each with a file that would not work without it: a module that imports it
 * or, for a command, the file that runs it.
 */
const USES: readonly { name: string; by: string; as?: RegExp }[] = [
  { name: 'react', by: 'packages/ui/src/controls/button/Button.tsx' },
  { name: 'react-dom', by: 'packages/app/src/main.tsx' },
  { name: 'react-router-dom', by: 'packages/app/src/routes.tsx' },
  { name: 'storybook', by: 'tools/storybook.ts', as: /node_modules\/storybook\/dist\/bin\/dispatcher\.js.*'build'/s },
  { name: '@storybook/react-vite', by: '.storybook/main.ts' },
  { name: 'tsup', by: 'packages/ui/package.json', as: /"build": "tsup / },
  { name: 'styled-components', by: 'packages/ui/src/foundations/buttons/PressButton.styles.ts' },
  { name: 'radix-ui', by: 'packages/ui/src/feedback/dialog/Dialog.tsx' },
  { name: '@visx/shape', by: 'packages/ui/src/charts/line-chart/LineChart.tsx' },
  { name: 'openapi-typescript', by: 'packages/api-client/package.json', as: /"generate": "openapi-typescript / },
  { name: 'openapi-fetch', by: 'packages/api-client/src/client.ts' },
  { name: 'msw', by: 'packages/app/src/screens/login/LoginScreen.stories.tsx' },
  { name: 'msw-storybook-addon', by: 'packages/app/stories/preview.ts' },
  { name: 'vitest', by: 'vitest.config.ts' },
  { name: 'chromatic', by: 'tools/chromatic.ts', as: /node_modules\/chromatic\/dist\/bin\.cjs/ },
];

const PLACES = [
  'package.json',
  'pnpm-workspace.yaml',
  'packages/ui',
  'packages/api-client',
  'packages/app',
  'openapi.yaml',
  '.storybook',
  'README.md',
];

const imports = (name: string) => new RegExp(`(?:from|import) ?\\(?'${name}(?:/[^']*)?'`);
const uses = (source: string, { name, as }: { name: string; as?: RegExp }) => (as ?? imports(name)).test(source);

/** Every package required by a package.json of the repository. */
const wanted = ['.', 'packages/ui', 'packages/app', 'packages/api-client'].flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as Record<string, object>;
  return [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].flatMap((each) =>
    Object.keys(each ?? {}),
  );
});

describe('the packages and places named in the design', () => {
  test.each(USES)('$name is used by $by', (use) => {
    expect(wanted).toContain(use.name);
    expect(uses(readFileSync(inRoot(use.by), 'utf8'), use)).toBe(true);
  });

  test.each(PLACES)('%s is where the design puts it', (place) => {
    expect(existsSync(inRoot(place))).toBe(true);
  });

  test('visx draws with several of its parts', () => {
    const parts = [...readTree(['packages']).values()].flatMap((source) => source.match(/'@visx\/\w+'/g) ?? []);

    expect(new Set(parts).size).toBeGreaterThanOrEqual(3);
  });

  test('an unused package is found', () => {
    expect(uses("import { Slot } from 'radix-ui';", { name: 'radix-ui' })).toBe(true);
    expect(uses("import preview from '../msw.js'; // msw", { name: 'msw' })).toBe(false);
    expect(uses("import { http } from 'openapi-msw';", { name: 'msw' })).toBe(false);
  });
});
