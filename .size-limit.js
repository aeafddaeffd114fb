import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleOptions } from './packages/elements/bundleOptions.ts';
import { compiledModules } from './tools/styles/compiledModules.ts';

/** What a page that shows the kit has anyway. */
const PEERS = ['react', 'react-dom'];
const { dependencies } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));

/** The kit in a language other than English. */
const TRANSLATION =
  /\/(?:labels|study\/words)\/(?!english|labels|isQuestion|withoutEnd|studyLabels|useStudyLabels)\w+\.[jt]s$/;

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
    build.onResolve({ filter: /\/(?:labels|words)\// }, ({ path }) =>
      TRANSLATION.test(path) ? { path, external: true } : undefined,
    );
  },
};

/** What is imported once it is opened comes with nobody's page, and has a row of its own. */
const withoutTheRest = {
  name: 'without-what-is-loaded-later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * What somebody imports from the kit, minified as for production and after gzip. `limit` is what it may be today, where
 * that is more than `goal`, what we want it to be: it may shrink, and grows for a reason only. The last: a row reads every
 * number that can be typed and says what it made of it, an untouched row offers the rest, forms can
 * require an answer and say what is wrong with it, large letters stay apart and have lines of their own on a
 * phone, a crowd is one drawing whose lines are computed, a name that is a question is quoted,
 * on a phone a combination is made in steps, and languages with longer sentences than English
 * stack a row's head earlier. The whole kit alone grew by three charts of what matters (heatmap, tornado, curve of
 * accuracy), 10.4 kB that a page loads with the screen that shows them. What is said exactly costs a slider
 * 2.9 kB: it reads "1/500" and "20 in 10000" and says what it made of them, keeps parts per million beside its percents
 * and announces them as cases; and a question 2.1 kB more, for shares that are never rescaled, what is wrong with them,
 * and a question that is set aside. The fine line itself is loaded once somebody opens it. A map that weighs what
 * matters, with ranks, outcomes and findings, each with a key, a name and forced colours, adds 0.9 kB to the whole kit, and
 * telling numbers of a file from answers in the heatmap 0.1 kB. A touch keyboard that asks for decimals and brings letters
 * for "1/500" adds 0.2 kB to a slider; a heatmap that says that it goes on, states that are never cut, and what stands in
 * a combination's place before it has a state, 0.5 kB to the whole kit, and their sentences 0.1 kB to each language. An
 * answer that is given back, with its sentence, adds 0.2 kB to a slider; the rest beside exact shares, its reason and key,
 * and many parents in sight another 0.4 kB to the whole kit. Whom one shares with, several at once, why and for what, and
 * an action beside a person, the owner's words for a state, joined as one sentence, and charts that label themselves where there is room, add
 * 1 kB to it. What is typed is provisional until it is finished: held in one place, finished by whatever is done next,
 * read as a whole with the digits and separators of every keyboard, given back with a sentence; keys that a page may
 * prevent, and a drag that a second finger cannot take over. That costs a slider 1.9 kB, which is the price of never
 * storing "4" for a cleared "45". One stack of layers with its ways back for the focus costs 1.2 kB of our own code, the
 * rows and pages that are whole whatever is given 0.5 kB, and a combobox of our own 1.6 kB, for which the library it
 * replaces takes 13 kB off the whole kit. The components for studies have words and signs of their own, so that no slider,
 * question or chart carries a byte of them. The whole kit alone grows, by 16 kB that the page of a study loads, each part
 * with its words: a field of a hundred addresses with keys, undo and tally (3.4 kB), the table of people on that of
 * DataTable (1.8 kB), a timeline to scale that lies or stands (1.6 kB), what is fixed, what to do next and what is sealed
 * (1.2 kB); and with its results lanes of beads with their table, heads of the pools, a strip of disagreement over any
 * number of questions, what to discuss, and dots of outcomes (8 kB). Sliders on which nothing is preset add 0.5 kB.
 */
const kit = ({ what, goal, limit = goal, imports = '*', without = [] }) => ({
  name: limit === goal ? what : `${what} (goal ${goal} kB)`,
  path: 'packages/ui/src/index.ts',
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
      withoutTheRest,
      imports === '*' ? withoutTranslations : oneLanguage,
    ],
  }),
});

/**
 * What a page loads with one element, React and its rules included, in English. 69 kB of it are React, which decides
 * the rest of the goal: record 19 of docs/adr says what else was tried.
 */
const element = ({ what, entry, goal, limit }) => ({
  name: goal ? `${what} (goal ${goal} kB)` : what,
  path: `packages/elements/src/${entry}.ts`,
  limit: `${limit} kB`,
  gzip: true,
  ignore: [],
  modifyEsbuildConfig: (config) => ({
    ...config,
    ...bundleOptions,
    plugins: [withoutTheRest, ...bundleOptions.plugins],
  }),
});

export default [
  kit({ what: 'ProbabilitySlider', imports: '{ ProbabilitySlider }', goal: 10, limit: 14.3 }),
  kit({ what: 'ProbabilityQuestion', imports: '{ ProbabilityQuestion }', goal: 22, limit: 28 }),
  kit({ what: 'CombinationEditor', imports: '{ CombinationEditor }', goal: 26, limit: 31 }),
  kit({ what: 'DataTable', imports: '{ DataTable }', goal: 20, limit: 22 }),
  kit({ what: 'charts', imports: '{ BarChart, ChartFrame, LineChart }', goal: 29 }),
  kit({ what: 'whole kit', goal: 150, limit: 180 }),
  kit({ what: 'our own code of it', without: Object.keys(dependencies), goal: 60, limit: 110 }),
  // The longest of the translations.
  { name: 'another language', path: 'packages/ui/src/labels/french.ts', limit: '7.4 kB', gzip: true },
  { name: 'studies in another language', path: 'packages/ui/src/study/words/french.ts', limit: '1.6 kB', gzip: true },
  element({ what: 'element: slider', entry: 'slider', goal: 60, limit: 99 }),
  element({ what: 'elements: all', entry: 'index', limit: 150 }),
];
