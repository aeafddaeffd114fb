import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleOptions } from './packages/elements/bundleOptions.ts';
import { sheetsOf } from './build/packages/writeSheets.ts';
import { compiledModules } from './build/styles/compiledModules.ts';

/** What a page that shows the kit has anyway. */
const PEERS = ['react', 'react-dom'];
const { dependencies } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));

/** The kit in a language other than English. */
const TRANSLATION = /\/labels\/(?!english|labels|isQuestion|withoutEnd|textOrder)\w+\.[jt]s$/;

/** Who imports parts of the kit gets the words of one language. */
const oneLanguage = {
  name: 'one-language',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const left = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) => Object.entries(inputs));
      const others = left.filter(([file, { bytesInOutput }]) => TRANSLATION.test(file) && bytesInOutput > 0);
      return { errors: others.map(([file]) => ({ text: `${file} is in a bundle that asks for English alone.` })) };
    });
  },
};

/** Who imports everything would get six languages, which nobody wants: each has a row of its own. */
const withoutTranslations = {
  name: 'without-translations',
  setup(build) {
    build.onResolve({ filter: /\/labels\// }, ({ path }) =>
      TRANSLATION.test(path) ? { path, external: true } : undefined,
    );
  },
};

/** The words of other languages are loaded by the first page that is in them. */
const withoutLanguages = {
  name: 'without-languages',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const named = (what, goal) => (goal === undefined ? what : `${what} (goal ${goal} kB)`);

/**
 * What somebody imports from the kit, minified as for production and after gzip, and the style sheet beside it. `goal` is
 * what we want it to be, where there is such a wish, and `limit` what it may be: at most 5 % above what it is. It shrinks
 * with what it measures and grows for a reason only, which is written here. Why our own code and the sheets are above their
 * goals says record 17 of docs/adr, part by part.
 */
const kit = ({ what, goal, limit, imports = '*', from = 'index', without = [] }) => ({
  name: named(what, goal),
  path: `packages/ui/src/${from}.ts`,
  import: imports,
  limit: `${limit} kB`,
  gzip: true,
  ignore: [...PEERS, ...without],
  modifyEsbuildConfig: (config) => ({
    ...config,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiledModules(path.resolve('packages')), imports === '*' ? withoutTranslations : oneLanguage],
  }),
});

const folder = '.cache/sheets';
mkdirSync(path.join(folder, 'styles'), { recursive: true });
for (const [name, css] of await sheetsOf(path.resolve('packages/ui'))) {
  writeFileSync(path.join(folder, `${name}.css`), css);
}

/** The rules of one export; every page has `base` before it. */
const sheet = ({ of, goal, limit }) => ({
  name: named(`style sheet of ${of}`, goal),
  path: `${folder}/styles/${of}.css`,
  limit: `${limit} kB`,
  gzip: true,
});

/**
 * What a page loads with one element, React and its rules included, in English. 69 kB of it are React, which decides
 * the rest of the goal: record 19 of docs/adr says what else was tried.
 */
const element = ({ what, entry, goal, limit }) => ({
  name: named(what, goal),
  path: `packages/elements/src/${entry}.ts`,
  limit: `${limit} kB`,
  gzip: true,
  ignore: [],
  modifyEsbuildConfig: (config) => ({
    ...config,
    ...bundleOptions,
    // What it writes is looked for from here, wherever the checkout is.
    absWorkingDir: import.meta.dirname,
    plugins: [withoutLanguages, ...bundleOptions.plugins],
  }),
});

export default [
  // It comes whole, with the fine line and the reading of exact shares: 2.5 more than at rest before, 2.5 less than in use.
  kit({ what: 'ProbabilitySlider', imports: '{ ProbabilitySlider }', goal: 17, limit: 17.5 }),
  // The smallest slider that somebody composes.
  kit({
    what: 'SliderRoot, SliderRail and SliderWords',
    imports: '{ SliderRoot, SliderRail, SliderWords }',
    goal: 10,
    limit: 10,
  }),
  // Its bars and the search of many states are in it.
  kit({ what: 'ProbabilityQuestion', imports: '{ ProbabilityQuestion }', goal: 34, limit: 31 }),
  // With the sliders of a question, for those who bring none of their own, and the dialog that it asks with, which is 16.5
  // of it. The bars are not in it.
  kit({ what: 'CombinationEditor', imports: '{ CombinationEditor }', goal: 56, limit: 58.5 }),
  kit({ what: 'ConfirmDialog', imports: '{ ConfirmDialog }', limit: 17.4 }),
  kit({ what: 'DataTable', imports: '{ DataTable }', goal: 20, limit: 18.2 }),
  kit({ what: 'charts', imports: '{ BarChart, ChartFrame, LineChart }', limit: 15.9 }),
  kit({ what: 'whole kit', goal: 150, limit: 148 }),
  // Most of it is the kit's.
  kit({ what: 'pieces of our screens', from: 'screens', limit: 44 }),
  kit({ what: 'our own code of it', without: Object.keys(dependencies), goal: 60, limit: 95 }),
  // Each 1 to 6 % more than before: both colours are said where a token is used, or no built page could be dark in part.
  sheet({ of: 'base', limit: 0.9 }),
  // Each has the tokens that it uses: .5 of these. The fine line is 1.5.
  sheet({ of: 'ProbabilitySlider', goal: 2.5, limit: 5.8 }),
  // With its bars, its search, and the list that many states are.
  sheet({ of: 'ProbabilityQuestion', goal: 5.5, limit: 8.9 }),
  // The question's with its list and search, the bar of shares, and the dialog.
  sheet({ of: 'CombinationEditor', goal: 6.5, limit: 12.7 }),
  // Grown by 0.1 for cards in a narrow box, too.
  sheet({ of: 'DataTable', goal: 5, limit: 3.85 }),
  // The longest of the translations.
  { name: 'another language', path: 'packages/ui/src/labels/french.ts', limit: '7.7 kB', gzip: true },
  // With the fine line, whose rules are in the script of an element.
  element({ what: 'element: slider', entry: 'slider', goal: 60, limit: 102.5 }),
  // With the bars, the search, and the dialog of the editor, too.
  element({ what: 'elements: all', entry: 'index', limit: 158 }),
];
