import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../build/fingerprint.ts';
import { FOUND_BY_WORD, mayRun, selectTests, USUAL, WITHOUT_BROWSER } from './testProjects.ts';

const files = filesBelow(['build', 'packages', 'harness', 'tools', 'e2e', 'benchmarks', 'visual']);
const select = (...words: string[]) => selectTests(words, files);

test('R-2806: words that lead to tests without a browser select no project with one', () => {
  expect(select('bayesnet').projects).toEqual(['unit', 'at-length']);
  expect(select('build/fingerprint').projects).toEqual(['unit']);
  expect(select('packages/server/src/platform').projects).toEqual(['server', 'server-at-length']);
  expect(select('bayesnet', 'packages/server/src/operator/retention').projects).toEqual([
    'unit',
    'server',
    'at-length',
  ]);
  for (const project of select('bayesnet').projects) expect(WITHOUT_BROWSER.has(project)).toBe(true);
});

test('R-2806: a word that leads to more selects more', () => {
  expect(select('ProbabilitySlider').projects).toEqual(['component', 'storybook']);
  expect(select('packages/app/src').projects).toEqual(['unit', 'component', 'screens', 'screens-at-length']);
  expect(select('e2e/').projects).toEqual(['e2e']);
  expect(select('contract/weight').projects).toEqual(['at-length']);
  expect(select('contract/state').projects).toEqual(['contract']);
  expect(select('workersThatEnd').projects).toEqual(['server-at-length']);
  expect(select('storedGarbage').projects).toEqual(['screens-at-length']);
});

test('names of projects select exactly those; the rest are words', () => {
  expect(select('unit', 'embeds', 'bayesnet')).toEqual({
    projects: ['unit', 'embeds'],
    filters: ['bayesnet'],
    onlyChanged: false,
  });
  expect(select()).toEqual({ projects: USUAL, filters: [], onlyChanged: false });
});

test('R-3600: what a change can touch is looked for in the everyday projects and among the stories, or in those named', () => {
  expect(select('changed')).toEqual({ projects: FOUND_BY_WORD, filters: [], onlyChanged: true });
  expect(select('unit', 'changed')).toEqual({ projects: ['unit'], filters: [], onlyChanged: true });
});

test('what only vitest understands is left to it', () => {
  expect(select('-t', 'slider').projects).toEqual(USUAL);
  expect(select('bayesnet', 'build/run.test.ts:5').projects).toEqual(USUAL);
});

test('no project has a file that its name here does not lead to', async () => {
  const { default: config } = await import('../vitest.config.ts');
  const projects = (config.test?.projects ?? []) as {
    test: { name: string; include?: string[]; exclude?: string[] };
  }[];
  for (const project of FOUND_BY_WORD) {
    // Storybook's project has no pattern of its own: it takes the stories of .storybook/main.ts.
    const { include = ['packages/ui/src/**/*.stories.tsx'], exclude = [] } =
      projects.find(({ test }) => test.name === project)?.test ?? {};
    const matching = (globs: string[]) => (file: string) => globs.some((glob) => matchesGlob(file, glob));
    const its = files.filter(matching(include)).filter((file) => !matching(exclude)(file));

    expect(its.length).toBeGreaterThanOrEqual(1);
    expect(its.filter((file) => !mayRun(project, file))).toEqual([]);
  }
});
