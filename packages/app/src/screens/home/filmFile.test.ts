import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { introduction as english } from '@credence/text/english/app/introduction';
import { introduction as german } from '@credence/text/german/app/introduction';
import { type Language, standard } from '@credence/text';
import { type Cut, filmOf } from './filmFiles.js';

/** The languages that were filmed. */
const texts = { en: english, de: german };
const languages = ['en', 'de'] as const satisfies readonly Language[];
const cuts: readonly Cut[] = ['experts', 'owners'];
const films = languages.flatMap((language) => cuts.map((cut) => ({ cut, language, name: `${cut}.${language}` })));
const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'film', name));
const cuesOf = (name: string) =>
  [
    ...read(`${name}.vtt`)
      .toString()
      .matchAll(/^(\S+) --> (\S+)\n(.+)\n(.+)$/gm),
  ].map(([, from, to, title, text]) => ({ from: seconds(from!), to: seconds(to!), title: title!, text: text! }));
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** In seconds. The element `Duration` of a WebM file is 4489, eight bytes long, in milliseconds. */
function durationOf(name: string): number {
  const film = read(`${name}.webm`);
  const length = film.indexOf(Buffer.from([0x44, 0x89])) + 2;
  // Encoders write that it is eight bytes long in one byte or in eight.
  return film.readDoubleBE(length + (film[length] === 0x88 ? 1 : 8)) / 1000;
}

test('R-2613, R-432, R-2220: in each language each film is 25 to 35 seconds, as long as the page says', () => {
  for (const { cut, language, name } of films) {
    expect(durationOf(name), name).toBeGreaterThan(25);
    expect(durationOf(name), name).toBeLessThan(35);
    expect(filmOf(cut, language).seconds, name).toBe(Math.round(durationOf(name)));
  }
});

test('R-2613: a language without a film of its own shows that of the standard language', () => {
  const other = 'xx' as Language;
  expect(filmOf('experts', other)).toEqual(filmOf('experts', standard));
});

test('R-2613: both films of a language are at most 2.5 MB', () => {
  for (const language of languages) {
    const bytes = cuts.reduce((sum, cut) => sum + read(`${cut}.${language}.webm`).length, 0);
    expect(bytes, language).toBeLessThanOrEqual(2_500_000);
  }
});

test('R-2613: every moment has a caption, slow enough to be read: the steps of the page in the language of the film', () => {
  for (const { cut, language, name } of films) {
    const cues = cuesOf(name);
    expect(cues.map(({ title, text }) => ({ title, text }))).toEqual(texts[language].films[cut].scenes);
    expect(cues.map(({ from }) => from)).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
    expect(cues.at(-1)!.to).toBeCloseTo(durationOf(name), 1);
    for (const { from, to, title, text } of cues)
      expect((title + text).length / (to - from), `${name} ${title}`).toBeLessThan(21);
  }
});
