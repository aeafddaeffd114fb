import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { compiledModules } from '../../../../build/styles/compiledModules.ts';
import * as drawings from '../../src/foundations/icons/drawings.js';
import { englishLabels } from '../../src/labels/englishLabels.js';

const source = path.resolve(import.meta.dirname, '../../src');

/** What is imported once it is opened comes with nobody's page. */
const withoutTheRest: Plugin = {
  name: 'without-what-is-loaded-later',
  setup(page) {
    page.onResolve({ filter: /./ }, (asked) =>
      asked.kind === 'dynamic-import' ? { path: asked.path, external: true } : undefined,
    );
  },
};

/** The script of a page that imports this alone. */
const pageWith = (component: string) => scriptOf(`export { ${component} } from './index.ts';`);

/** The script of a module, and the files that have a part in it. */
async function scriptOf(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: source },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    plugins: [compiledModules(path.resolve(source, '../..')), withoutTheRest],
    logLevel: 'error',
  } as const);
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    script: outputFiles.map(({ text }) => text).join(''),
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

test.each([
  ['ProbabilitySlider', ['alert', 'info', 'minus', 'plus']],
  [
    'DataTable',
    ['alert', 'back', 'check', 'chevronDown', 'close', 'forward', 'info', 'sortAscending', 'sortDescending'],
  ],
])('R-3120: a page with %s alone brings the drawings of its own icons', async (component, own) => {
  const { script } = await pageWith(component);
  const brought = Object.entries(drawings).filter(([, { path: strokes }]) => script.includes(strokes));
  expect(brought.map(([name]) => name).toSorted()).toEqual(own);
});

/** The sentences of some components that are nowhere else. */
const sentencesOf = (groups: readonly object[]) =>
  groups.flatMap((words) => Object.values(words).filter((word): word is string => typeof word === 'string'));

test('R-3121: a page with the slider alone brings the words of no other component', async () => {
  const { locale: _, verbalScale, humanIconScale, iconArray, probabilitySlider, fineLine, ...rest } = englishLabels;
  const { formField, ...others } = rest;
  const groups = [verbalScale, humanIconScale, iconArray, probabilitySlider, fineLine, formField];
  // Sentences with a number in them are functions, whose text holds their words.
  const own = groups.flatMap((words) => Object.values(words).map(String)).join('\n');
  const foreign = sentencesOf(Object.values(others)).filter((word) => word.length > 8 && !own.includes(word));
  expect(foreign.length).toBeGreaterThan(100);
  const { script } = await pageWith('ProbabilitySlider');
  expect(script).toContain(probabilitySlider.required);
  expect(foreign.filter((word) => script.includes(word))).toEqual([]);
});

test.each([
  ['ProbabilitySlider', /radix|distribution-bars|foundations\/later/],
  [
    'SliderRoot, SliderRail, SliderWords',
    /FineLine|FieldOfPeople|readShare|SliderNumber|SliderSteps|TypedNumber|icon-array/,
  ],
  ['ProbabilityQuestion', /radix|combination-editor|foundations\/later/],
  ['CombinationEditor', /distribution-bars|foundations\/later/],
  ['DataTable', /radix|table-core.*(?:grouping|pinning|faceting|column-sizing)/],
])('R-3122: a page with %s brings nothing that is opened later, or that it does not use', async (component, rest) => {
  const { files } = await pageWith(component);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => rest.test(file))).toEqual([]);
});

test('R-3184: a page with everything of the kit brings nothing of the screens of this application', async () => {
  const ofScreens =
    /\/src\/(?:charts\/(?:accuracy-curve|dashboard-panels)|data\/activity-log|feedback\/share-dialog)\//;
  const kit = await scriptOf(`export * from './index.ts';`);
  expect(kit.files.length).toBeGreaterThan(200);
  expect(kit.files.filter((file) => ofScreens.test(file))).toEqual([]);
  const screens = await scriptOf(`export * from './screens.ts';`);
  expect(screens.files.filter((file) => ofScreens.test(file)).length).toBeGreaterThan(20);
});
