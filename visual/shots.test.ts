import { expect, test } from 'vitest';
import { looksOf, type Story, shotName } from './shots.ts';

const story = (given: Partial<Story>): Story => ({ tags: [], theme: 'light', place: 1, screen: false, ...given });

test('keeps the states that a component shows first, each in its own theme', () => {
  expect(looksOf(story({ place: 3 }))).toEqual(['light']);
  expect(looksOf(story({ place: 3, theme: 'dark' }))).toEqual(['dark']);
  expect(looksOf(story({ place: 4 }))).toEqual([]);
});

test('keeps a dark story of a component wherever it stands', () => {
  expect(looksOf(story({ place: 30, theme: 'dark' }))).toEqual(['dark']);
});

test('keeps the first story of a component in forced colours too', () => {
  expect(looksOf(story({ place: 0 }))).toEqual(['light', 'forced']);
});

test('keeps the first story of a screen in every look, and no other', () => {
  expect(looksOf(story({ screen: true, place: 0 }))).toEqual(['light', 'dark', 'forced']);
  expect(looksOf(story({ screen: true }))).toEqual([]);
});

test('lets a tag ask for a look, once', () => {
  expect(looksOf(story({ screen: true, tags: ['visual'] }))).toEqual(['light']);
  expect(looksOf(story({ place: 20, tags: ['visual'] }))).toEqual(['light']);
  expect(looksOf(story({ tags: ['visual-dark', 'visual-forced'] }))).toEqual(['light', 'dark', 'forced']);
  expect(looksOf(story({ theme: 'dark', tags: ['visual-dark'] }))).toEqual(['dark']);
});

test('lets a tag take all away', () => {
  expect(looksOf(story({ place: 0, tags: ['no-visual', 'visual-dark'] }))).toEqual([]);
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
