import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { toPalette } from './palette.ts';

/** A one-row picture of `width` pixels, each in the colour returned by `colour`. */
function picture(width: number, colour: (place: number) => readonly [number, number, number]): Buffer {
  const png = new PNG({ width, height: 2 });
  for (let pixel = 0; pixel < width * 2; pixel++) png.data.set([...colour(pixel), 255], pixel * 4);
  return PNG.sync.write(png);
}

const pixels = (png: Buffer) => PNG.sync.read(png).data;

test('a picture with few colours stays the same, in fewer bytes', () => {
  const original = picture(500, (place) => [place % 16, (place % 5) * 50, 200]);
  const small = toPalette(original);

  expect(pixels(small).equals(pixels(original))).toBe(true);
  expect(small.length).toBeLessThan(original.length);
});

test('beyond 256 colours, rare ones become a similar one', () => {
  const original = picture(300, (place) => [place % 256, Math.floor(place / 256), 0]);
  const after = pixels(toPalette(original));
  const furthest = pixels(original).reduce((most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? 0))), 0);

  expect(furthest).toBeGreaterThan(0);
  expect(furthest).toBeLessThanOrEqual(2);
});
