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

/** What is imported once it is opened comes with no page at rest (embeds/atRest.test.ts); `opened` is of what was opened. */
const withoutTheRest = (opened) => ({
  name: 'without-what-is-loaded-later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !opened?.test(path) ? { path, external: true } : undefined,
    );
  },
});

const named = (what, goal) => (goal === undefined ? what : `${what} (goal ${goal} kB)`);

/**
 * What somebody imports from the kit, minified as for production and after gzip, and the style sheet beside it. `goal` is
 * what we want it to be, where there is such a wish, and `limit` what it may be: at most 5 % above what it is. It shrinks
 * with what it measures and grows for a reason only, which is written here. Why the slider, the question and our own code
 * are above their goals says record 17 of docs/adr, part by part.
 */
const kit = ({ what, goal, limit, imports = '*', from = 'index', without = [], opened }) => ({
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
    plugins: [
      compiledModules(path.resolve('packages')),
      withoutTheRest(opened),
      imports === '*' ? withoutTranslations : oneLanguage,
    ],
  }),
});

const folder = '.cache/sheets';
mkdirSync(path.join(folder, 'styles'), { recursive: true });
for (const [name, css] of await sheetsOf(path.resolve('packages/ui'))) {
  writeFileSync(path.join(folder, `${name}.css`), css);
}

/** The rules of one export, or of what it opens later; every page has `base` before it. */
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
    plugins: [withoutTheRest(), ...bundleOptions.plugins],
  }),
});

export default [
  kit({ what: 'ProbabilitySlider', imports: '{ ProbabilitySlider }', goal: 10, limit: 14.6 }),
  // What comes when it is first pointed at or entered: the fine line, the drawn drag, and reading of more than whole percents.
  kit({ what: 'ProbabilitySlider in use', imports: '{ ProbabilitySlider }', opened: /\/inUse\./, limit: 19.5 }),
  kit({ what: 'ProbabilityQuestion', imports: '{ ProbabilityQuestion }', goal: 22, limit: 24.7 }),
  // Grown by 0.8 for an alert that says what is missing, where a press did nothing, and for measuring its own width; by 0.2
  // for who set which row of a combination.
  kit({ what: 'CombinationEditor', imports: '{ CombinationEditor }', goal: 26, limit: 16.2 }),
  // The sliders of a question, for those who bring none of their own, and the dialog: they come when there is something
  // to answer and to ask about. Grown by 0.8 for rows that follow, and for the list that many states are.
  kit({
    what: 'CombinationEditor with the first state chosen',
    imports: '{ CombinationEditor }',
    opened: /\/(CombinationAnswer|ConfirmDialog)\./,
    goal: 56,
    limit: 58.3,
  }),
  kit({ what: 'ConfirmDialog (which it loads later)', imports: '{ ConfirmDialog }', limit: 17.4 }),
  kit({ what: 'DataTable', imports: '{ DataTable }', goal: 20, limit: 17.9 }),
  kit({ what: 'charts', imports: '{ BarChart, ChartFrame, LineChart }', limit: 15.9 }),
  kit({ what: 'whole kit', goal: 150, limit: 145.5 }),
  // Most of it is the kit's.
  kit({ what: 'pieces of our screens', from: 'screens', limit: 44 }),
  kit({ what: 'our own code of it', without: Object.keys(dependencies), goal: 60, limit: 92.4 }),
  // Each 1 to 6 % more than before: both colours are said where a token is used, or no built page could be dark in part.
  sheet({ of: 'base', limit: 0.9 }),
  // Each has the tokens that it uses, which were in base: .5 of these.
  sheet({ of: 'ProbabilitySlider', goal: 2.5, limit: 4.2 }),
  sheet({ of: 'ProbabilitySlider.later', limit: 2.9 }),
  // With what a form asks for before the bars are there, and the list that many states are.
  sheet({ of: 'ProbabilityQuestion', goal: 5.5, limit: 6.6 }),
  sheet({ of: 'ProbabilityQuestion.later', limit: 3.8 }),
  // Grown by 0.5 for that alert, and for what asks for the width of the box around it.
  sheet({ of: 'CombinationEditor', goal: 6.5, limit: 5.6 }),
  // The question's with its list, its bars and search, and the bar of shares.
  sheet({ of: 'CombinationEditor.later', limit: 9.2 }),
  // Grown by 0.1 for cards in a narrow box, too.
  sheet({ of: 'DataTable', goal: 5, limit: 3.85 }),
  // The longest of the translations.
  { name: 'another language', path: 'packages/ui/src/labels/french.ts', limit: '7.7 kB', gzip: true },
  element({ what: 'element: slider', entry: 'slider', goal: 60, limit: 99 }),
  element({ what: 'elements: all', entry: 'index', limit: 131.9 }),
];
