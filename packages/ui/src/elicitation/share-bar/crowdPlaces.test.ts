import { expect, test } from 'vitest';
import { largeShares, outlineOf, placesOf, shadeOf } from './crowdPlaces.js';

test('each state stands where the one before ends, and all of them fill the bar', () => {
  const places = placesOf([10, 30, 60]);
  expect(places).toEqual([
    { index: 0, start: 0, size: 10 },
    { index: 1, start: 10, size: 30 },
    { index: 2, start: 40, size: 60 },
  ]);
  expect(placesOf([0, 0]).map(({ size }) => size)).toEqual([0, 0]);
});

test('neighbours never have one shade', () => {
  for (let index = 0; index < 608; index++) expect(shadeOf(index)).not.toBe(shadeOf(index + 1));
});

test('the outlines of the four shades hold every state once', () => {
  const counted = Array.from({ length: 608 }, (_, index) => 1 + (index % 99));
  const drawn = [1, 2, 3, 4].map((shade) => outlineOf(placesOf(counted), shade).split('M').length - 1);
  expect(drawn.reduce((sum, count) => sum + count, 0)).toBe(608);
});

test('of 608 equal states none stands out, of one large and 607 small ones the large one', () => {
  const stand = (counted: readonly number[]) => largeShares(placesOf(counted)).map(({ index }) => index);
  expect(stand(Array.from({ length: 608 }, () => 50))).toEqual([]);
  expect(stand([1, 99, ...Array.from({ length: 606 }, () => 1)])).toEqual([1]);
});
