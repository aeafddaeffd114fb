import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources.js';

const packageRoot = path.resolve(import.meta.dirname, '../..');
const root = path.resolve(packageRoot, '../..');
const read = (file: string) => readFileSync(path.join(packageRoot, file), 'utf8');

interface Manifest {
  type: string;
  sideEffects: readonly string[];
  files: readonly string[];
  exports: Record<string, unknown>;
  publishConfig: { exports: Record<string, string | Record<string, string>> };
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  license: string;
}
const manifest = JSON.parse(read('package.json')) as Manifest;

test('C16: the kit is a module without side effects, except for style sheets', () => {
  expect(manifest.type).toBe('module');
  expect(manifest.sideEffects).toEqual(['*.css']);
  expect(
    sources(/\.tsx?$/)
      .filter(({ text }) => /^import '[^']+';$/m.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

// `default` is for those who ask without `import`: Jest, and `require` in Node.
test('C16, R-2715: one entry with its types, one for screens, one for each export, styles and fonts, for `import` and `require`', () => {
  expect(manifest.publishConfig.exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './screens': { types: './dist/screens.d.ts', default: './dist/screens.js' },
    './styled': { types: './dist/index.d.ts', default: './dist/styled/index.js' },
    './styled/screens': { types: './dist/screens.d.ts', default: './dist/styled/screens.js' },
    './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
    './styles/*.css': { types: './dist/styles/*.css.d.ts', default: './dist/styles/*.css' },
    './*': { types: './dist/entries/*.d.ts', default: './dist/entries/*.js' },
    './fonts.css': {
      types: './dist/foundations/theme/fonts.css.d.ts',
      default: './dist/foundations/theme/fonts.css',
    },
    './package.json': './package.json',
  });
  const built = ['./*', './styled', './styled/screens', './styles.css', './styles/*.css'];
  // The elements bundle the sources of the kit, with the words of no component but those that they show; they and the
  // application load their own parts by the kit's rule, and the application draws on the scale of the slider.
  const bundled = ['./labels/*', './later', './later/untilLoaded', './scale-words'];
  expect(Object.keys(manifest.exports).filter((entry) => !bundled.includes(entry))).toEqual(
    Object.keys(manifest.publishConfig.exports).filter((entry) => !built.includes(entry)),
  );
  expect(manifest.files).toEqual(['dist', 'docs', 'llms.txt', 'CHANGELOG.md']);
  expect(existsSync(path.join(packageRoot, 'README.md'))).toBe(true);
  expect(manifest.license).toBe('MIT');
});

test("C16, R-3089: React is the host page's own, and styled-components only where a page asks for it", () => {
  expect(manifest.peerDependencies).toEqual({
    react: '>=18.2.0 <20',
    'react-dom': '>=18.2.0 <20',
    'styled-components': '^6.1.0',
  });
  expect(manifest.peerDependenciesMeta).toEqual({ 'styled-components': { optional: true } });
  expect(Object.keys(manifest.dependencies)).not.toContain('react');
  expect(Object.keys(manifest.dependencies)).not.toContain('styled-components');
});

test('C16: every imported package is in the manifest', () => {
  const named = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]);
  const imported = sources(/\.tsx?$/).flatMap(({ text }) =>
    [...text.matchAll(/from '([^'.][^']*)'/g)].map(([, specifier = '']) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  expect([...new Set(imported)].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !imported.includes(name) && !name.startsWith('@fontsource'))).toEqual([]);
});

test('C16: the entries name each export, without wildcards', () => {
  for (const entry of ['src/index.ts', 'src/screens.ts']) expect(read(entry)).not.toMatch(/export \*/);
});

test('C15: nothing needs React 19: no ref prop, no use(), no action state', () => {
  const newer = sources(/\.tsx?$/).filter(({ text }) =>
    /\buse(?:ActionState|Optimistic|FormStatus|EffectEvent)\b|import \{[^}]*\buse\b[^}]*\} from 'react'/.test(text),
  );
  expect(newer.map(({ file }) => file)).toEqual([]);
});

test('C23: the changelog of each published package begins with the first release', () => {
  for (const name of ['ui', 'elements', 'api-client', 'bayesnet']) {
    const changelog = readFileSync(path.join(root, 'packages', name, 'CHANGELOG.md'), 'utf8');
    expect(changelog.split(/^## /m).at(-1), name).toMatch(/^0\.1\.0\n\nFirst release: /);
  }
});
