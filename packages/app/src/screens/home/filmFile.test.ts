import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FILM_LENGTH } from './filmLength.js';

const file = (name: string) => path.join(import.meta.dirname, 'film', name);
const cuesOf = (language: string) =>
  [...readFileSync(file(`introduction.${language}.vtt`), 'utf8').matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)].map(
    ([, from, to, text]) => ({ from: seconds(from!), to: seconds(to!), text: text! }),
  );
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** In seconds. The element `Duration` of a WebM file is 4489, eight bytes long, in milliseconds. */
function durationOf(film: Buffer): number {
  return film.readDoubleBE(film.indexOf(Buffer.from([0x44, 0x89, 0x01, 0, 0, 0, 0, 0, 0, 8])) + 10) / 1000;
}

test('the film is 40 to 60 seconds, at most 3 MB, and as long as the page says (R-432)', () => {
  const film = readFileSync(file('introduction.webm'));
  const duration = durationOf(film);
  expect(film.length).toBeLessThanOrEqual(3_000_000);
  expect(duration).toBeGreaterThan(40);
  expect(duration).toBeLessThan(60);
  const whole = Math.round(duration);
  expect(FILM_LENGTH).toBe(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`);
  expect(statSync(file('introduction.jpg')).size).toBeLessThan(100_000);
});

test('each language has a caption for every moment of the film, slow enough to be read (R-432)', () => {
  const duration = durationOf(readFileSync(file('introduction.webm')));
  const [english, german] = [cuesOf('en'), cuesOf('de')];
  expect(german.map(({ from, to }) => [from, to])).toEqual(english.map(({ from, to }) => [from, to]));
  for (const cues of [english, german]) {
    expect(cues[0]!.from).toBe(0);
    expect(cues.at(-1)!.to).toBeCloseTo(duration, 1);
    for (const { from, to, text } of cues) expect(text.length / (to - from), text).toBeLessThan(21);
  }
});
