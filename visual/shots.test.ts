import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../build/workspace.ts';
import { baselines } from './baselines.ts';
import { looksOf, MOST_BYTES, type Story, shotName } from './shots.ts';

const story = (given: Partial<Story>): Story => ({ id: 'a--b', theme: 'light', first: false, screen: false, ...given });

test('keeps a component once, as its first story shows it', () => {
  expect(looksOf(story({ first: true }))).toEqual(['light']);
  expect(looksOf(story({ first: true, theme: 'dark' }))).toEqual(['dark']);
  expect(looksOf(story({}))).toEqual([]);
});

test('keeps a screen in both themes and on a phone, and a part of it once', () => {
  expect(looksOf(story({ screen: true, first: true }))).toEqual(['light', 'dark']);
  expect(looksOf(story({ screen: true, id: 'screens-login--with-demo-accounts' }))).toEqual(['phone']);
  expect(looksOf(story({ screen: true }))).toEqual([]);
  expect(looksOf(story({ screen: true, first: true, id: 'screens-overview-plausible--asked' }))).toEqual(['light']);
});

test('keeps no picture of a flow', () => {
  expect(looksOf(story({ screen: true, first: true, id: 'flows-the-whole-application--play' }))).toEqual([]);
});

test('keeps in forced colours the stories that lose most in them', () => {
  expect(looksOf(story({ first: true, id: 'forms-switch--off' }))).toEqual(['light', 'forced']);
  expect(looksOf(story({ id: 'forms-switch--on' }))).toEqual([]);
});

test('gives two looks of a story distinct names, and stories with similar titles too', () => {
  const names = [
    shotName('controls-button--solid', 'light'),
    shotName('controls-button--solid', 'dark'),
    shotName('controls--button-solid', 'dark'),
  ];
  expect(names).toEqual([
    'controls-button__solid__light',
    'controls-button__solid__dark',
    'controls__button-solid__dark',
  ]);
});

test('keeps no more than three megabytes', () => {
  const folder = inRoot('visual/baselines/chromium-156');
  const sizes = baselines(folder).map((name) => statSync(path.join(folder, `${name}.png`)).size);

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
