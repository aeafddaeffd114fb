import { afterAll, expect, test } from 'vitest';
import { overStories } from './stories.js';

/** The six variables for branding, with those that belong to the accent. */
const BRAND = {
  '--credence-paper': '#ffe9ef',
  '--credence-ink': '#14213d',
  '--credence-accent': '#7a1f5c',
  '--credence-accent-hover': '#5c1745',
  '--credence-accent-soft': '#f6dcef',
  '--credence-on-accent': '#fffdf0',
  '--credence-font-text': 'Courier, monospace',
  '--credence-font-title': 'Verdana, sans-serif',
};

/** Components that must occur in at least one story. */
const KEY = [
  'button',
  'top-bar',
  'dialog',
  'probability-slider',
  'probability-question',
  'question-layout',
  'combination-editor',
  'data-table',
  'pagination',
  'tabs',
  'text-field',
  'combobox',
  'certainty-field',
  'bar-chart',
  'line-chart',
  'network-map',
];

const LOOKS = ['color', 'backgroundColor', 'borderBlockEndColor', 'fill', 'stroke', 'fontFamily'] as const;

/** The look of a component's parts, one line each. */
const looksOf = (root: Element) =>
  [root, ...root.querySelectorAll('*')].slice(0, 400).map((part) => {
    const style = getComputedStyle(part);
    return LOOKS.map((name) => style[name]).join(' ');
  });

function brand(on: boolean) {
  for (const [name, value] of Object.entries(BRAND)) {
    if (on) document.documentElement.style.setProperty(name, value);
    else document.documentElement.style.removeProperty(name);
  }
}

afterAll(() => brand(false));

test('C5: six variables change the look of every major component', async () => {
  const changed = new Map<string, number>();
  const fonts = new Set<string>();
  const stories = await overStories(
    {},
    () => {
      const roots = [...document.body.querySelectorAll('[data-credence]')];
      const before = roots.map(looksOf);
      brand(true);
      roots.forEach((root, index) => {
        const after = looksOf(root);
        const name = root.getAttribute('data-credence') ?? '';
        const parts = after.filter((look, part) => look !== before[index]?.[part]).length;
        changed.set(name, Math.max(changed.get(name) ?? 0, parts));
        for (const look of after) fonts.add(/Courier|Verdana/.exec(look)?.[0] ?? '');
      });
      brand(false);
    },
    3,
  );
  console.info(`walls: ${changed.size} components of ${stories} stories in another brand`);
  expect([...changed].filter(([, parts]) => parts === 0).map(([name]) => name)).toEqual([]);
  expect(KEY.filter((name) => !changed.has(name))).toEqual([]);
  expect([...fonts].filter(Boolean).sort()).toEqual(['Courier', 'Verdana']);
});
