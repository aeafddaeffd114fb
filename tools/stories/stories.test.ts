import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../build/workspace.ts';
import { readStories, storyFiles } from './readStories.ts';

/** The accepted axe exceptions, each `file: setting` with its reason beside it. Never more than five. */
const OVERLOOKED: readonly string[] = [];

/** Names that promise a state, not what somebody does to it. */
const STATES = new Set([
  'Answered',
  'Certain',
  'Chosen',
  'Empty',
  'NineStates',
  'NothingChosen',
  'Off',
  'On',
  'RatherCertain',
  'TwoStates',
  'Unanswered',
]);

/** The minimum share of stories that assert something. It may only grow, up to 0.6. */
const LEAST = 0.4;

/** Fewer files than this mean that the check looked in the wrong place. */
const FLOOR = 40;

const source = `
const meta = preview.meta({ component: Button });
const half = meta.story({ play: async () => {} });
export const Plain = meta.story();
export const Played = meta.story({ args: {}, play: async () => {} });
export const Method = meta.story({ async play() {} });
export const After = Played.extend({ globals: { theme: 'dark' } });
export const Tested = meta.story({ parameters: { a11y: { test: 'off' } } });
Tested.test('opens', async () => {});
export const Large = meta.story({ globals: { textSize: '200' } });
export const Mirrored = meta.story({ globals: { direction: 'rtl' }, play: staysWithinThePage });
`;

describe('reading stories', () => {
  const { stories, a11y } = readStories('x.stories.tsx', source);

  test('finds those that are exported, and whether they assert something', () => {
    expect(stories.map(({ name, proves }) => `${name} ${proves}`)).toEqual([
      'Plain false',
      'Played true',
      'Method true',
      'After true',
      'Tested true',
      'Large false',
      'Mirrored true',
    ]);
  });

  test('finds those that only repeat another in a look of the toolbars', () => {
    expect(stories.filter(({ looksOnly }) => looksOnly).map(({ name }) => name)).toEqual(['After', 'Mirrored']);
  });

  test('finds the settings for axe', () => {
    expect(a11y).toEqual(["{ test: 'off' }"]);
  });
});

describe('the stories of this repository', () => {
  const files = storyFiles();

  test('exist', () => {
    expect(files.length).toBeGreaterThan(FLOOR);
    expect(files.filter(({ stories }) => stories.length === 0).map(({ path }) => path)).toEqual([]);
  });

  test('leave theme, direction and width to the toolbars', () => {
    const repeated = files.flatMap(({ path, stories }) =>
      stories.filter(({ looksOnly }) => looksOnly).map(({ name }) => `${path} ${name}`),
    );

    expect(repeated).toEqual([]);
  });

  test('show a state at rest, and what is done to it in a story of its own', () => {
    const acting = files.flatMap(({ path, stories }) =>
      stories.filter(({ name, acts }) => acts && STATES.has(name)).map(({ name }) => `${path} ${name}`),
    );

    expect(acting).toEqual([]);
  });

  test('R-2391: set the viewport at which alone they act', () => {
    const without = files.flatMap(({ path }) =>
      readFileSync(inRoot(path), 'utf8')
        .split(/^export const /m)
        .filter((story) => story.includes('play: atItsSize(') && !story.includes('viewport: { value: '))
        .map((story) => `${path} ${story.split(' ')[0]}`),
    );

    expect(without).toEqual([]);
  });

  test('hide nothing from axe except reviewed, listed exceptions', () => {
    const told = files.flatMap(({ path, a11y }) => a11y.map((setting) => `${path}: ${setting}`));

    expect(told).toEqual(OVERLOOKED);
    expect(OVERLOOKED.length).toBeLessThanOrEqual(5);
  });

  test('all fail on an axe violation', () => {
    const preview = readStories('preview.tsx', readFileSync(inRoot('packages/ui/stories/preview.tsx'), 'utf8'));

    expect(preview.a11y).toEqual([
      "{ test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } }",
    ]);
  });

  test('often assert what must happen, in a play or a test', () => {
    const all = files.flatMap(({ path, stories }) => stories.map((story) => ({ path, ...story })));
    const proving = all.filter(({ proves }) => proves);
    const silent = Map.groupBy(
      all.filter(({ proves }) => !proves),
      ({ path }) => path,
    );
    const most = [...silent].sort(([, a], [, b]) => b.length - a.length).slice(0, 10);
    const hint = most.map(([path, stories]) => `${path} has ${stories.length} that say nothing`).join('\n');

    expect(proving.length / all.length, `${proving.length} of ${all.length}\n${hint}`).toBeGreaterThanOrEqual(LEAST);
  });
});
