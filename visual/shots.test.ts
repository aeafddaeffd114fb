import { expect, test } from 'vitest';
import { looksOf, type Story, shotName } from './shots.ts';

const story = (given: Partial<Story>): Story => ({ tags: [], theme: 'light', first: false, screen: false, ...given });

test('keeps every story of a component in its own theme', () => {
  expect(looksOf(story({}))).toEqual(['light']);
  expect(looksOf(story({ theme: 'dark' }))).toEqual(['dark']);
});

test('keeps the first story of a component in forced colours too', () => {
  expect(looksOf(story({ first: true }))).toEqual(['light', 'forced']);
});

test('keeps the first story of a screen in every look, and no other', () => {
  expect(looksOf(story({ screen: true, first: true }))).toEqual(['light', 'dark', 'forced']);
  expect(looksOf(story({ screen: true }))).toEqual([]);
});

test('lets a tag ask for a look, once', () => {
  expect(looksOf(story({ screen: true, tags: ['visual'] }))).toEqual(['light']);
  expect(looksOf(story({ tags: ['visual-dark', 'visual-forced'] }))).toEqual(['light', 'dark', 'forced']);
  expect(looksOf(story({ theme: 'dark', tags: ['visual-dark'] }))).toEqual(['dark']);
});

test('lets a tag take all away', () => {
  expect(looksOf(story({ first: true, tags: ['no-visual', 'visual-dark'] }))).toEqual([]);
});

test('gives two looks of a story two names, and stories whose titles end alike two as well', () => {
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
