import { expect, test } from 'vitest';
import { inRoot } from '../workspace.ts';
import { sheetsOf } from './writeSheets.ts';

const kit = inRoot('packages', 'ui');
const sheets = await sheetsOf(kit);

/** The classes that a sheet has rules for. */
const classesIn = (sheet: string) => new Set(sheets.get(sheet)?.match(/\.c\w+-\w+/g));
test('R-3611: a component has one sheet, with all the rules of the components in it', () => {
  const slider = classesIn('styles/ProbabilitySlider');
  expect(slider.size).toBeGreaterThan(20);
  for (const name of ['ProbabilityQuestion', 'CombinationEditor']) {
    const own = classesIn(`styles/${name}`);
    expect([...slider].filter((each) => !own.has(each))).toEqual([]);
  }
  const parts = ['SliderRoot', 'SliderRail', 'SliderNumber', 'SliderFineLine'].map((name) => `styles/${name}`);
  expect(parts.flatMap((name) => [...classesIn(name)]).filter((each) => !slider.has(each))).toEqual([]);
});

/** The tokens that rules declare, and those that they read without saying what is to be otherwise. */
const declaredIn = (css: string) =>
  new Set([...css.matchAll(/[{;](--credence-[\w-]+):/g)].map(([, name]) => name ?? ''));
const readIn = (css: string) => [...css.matchAll(/var\((--credence-[\w-]+)\)/g)].map(([, name]) => name ?? '');
const all = declaredIn(sheets.get('styles/tokens') ?? '');

test.each([...sheets.keys()].filter((name) => /^styles\/(?!screens|base)/.test(name)))(
  'R-3316: with base, %s has every token that it uses',
  (name) => {
    const css = sheets.get(name) ?? '';
    const has = new Set([sheets.get('styles/base') ?? '', css].flatMap((each) => [...declaredIn(each)]));
    expect(readIn(css).filter((token) => all.has(token) && !has.has(token))).toEqual([]);
  },
);

test('R-3316: a token comes with all that it becomes: in print, in high contrast, under a finger, without movement', () => {
  const slider = sheets.get('styles/ProbabilitySlider') ?? '';
  const times = (css: string, token: string) => css.split(`${token}:`).length - 1;
  const tokens = sheets.get('styles/tokens') ?? '';
  for (const token of ['--credence-ink-2', '--credence-control', '--credence-fast', '--credence-crowd-off']) {
    // What a colour is at first is said where it is used.
    const atFirst = /-(?:ink-2|crowd-off)$/.test(token) ? 1 : 0;
    expect([token, times(slider, token)]).toEqual([token, times(tokens, token) - atFirst]);
    expect(times(tokens, token)).toBeGreaterThan(1);
  }
});

test('R-3491: no sheet but that of all tokens declares a colour of the light and the dark; each use says both', () => {
  const declared = [...sheets].filter(([, css]) => /[{;]--credence-[\w-]+:(?![^;{}]*var\()[^;{}]*light-dark/.test(css));
  expect(declared.map(([name]) => name)).toEqual(['styles/tokens']);
  expect(sheets.get('styles/ProbabilitySlider')).toContain('var(--credence-ink,light-dark(#1d1c19,');
  expect(sheets.get('styles/ProbabilitySlider')).not.toMatch(/var\(--credence-(?:ink|paper|accent)\)/);
});

test('R-3316: base has no token that only others use, and a sheet none of base', () => {
  const base = declaredIn(sheets.get('styles/base') ?? '');
  expect([...base].filter((token) => !(sheets.get('styles/base') ?? '').includes(`var(${token}`))).toEqual([]);
  expect([...declaredIn(sheets.get('styles/ProbabilitySlider') ?? '')].filter((token) => base.has(token))).toEqual([]);
  expect(all.size).toBeGreaterThan(60);
});
