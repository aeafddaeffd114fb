import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { introduction as english } from '../../text/english/introduction.js';
import { introduction as german } from '../../text/german/introduction.js';
import { type Cut, filmLengths } from './filmLengths.js';

const cuts: readonly Cut[] = ['experts', 'owners'];
const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'film', name));
const cuesOf = (cut: Cut, language: string) =>
  [
    ...read(`${cut}.${language}.vtt`)
      .toString()
      .matchAll(/^(\S+) --> (\S+)\n(.+)\n(.+)$/gm),
  ].map(([, from, to, title, text]) => ({ from: seconds(from!), to: seconds(to!), title: title!, text: text! }));
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** In seconds. The element `Duration` of a WebM file is 4489, eight bytes long, in milliseconds. */
function durationOf(cut: Cut): number {
  const film = read(`${cut}.webm`);
  return film.readDoubleBE(film.indexOf(Buffer.from([0x44, 0x89, 0x01, 0, 0, 0, 0, 0, 0, 8])) + 10) / 1000;
}

test('F-806, R-432: each film is 25 to 35 seconds, as long as the page says, and both are at most 2.5 MB', () => {
  for (const cut of cuts) {
    expect(durationOf(cut), cut).toBeGreaterThan(25);
    expect(durationOf(cut), cut).toBeLessThan(35);
    expect(filmLengths[cut], cut).toBe(Math.round(durationOf(cut)));
  }
  expect(read('experts.webm').length + read('owners.webm').length).toBeLessThanOrEqual(2_500_000);
});

test('F-806: every moment has a caption, slow enough to be read: the steps of the page in its language', () => {
  for (const cut of cuts) {
    const inEnglish = cuesOf(cut, 'en');
    for (const [language, { films }] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const cues = cuesOf(cut, language);
      expect(cues.map(({ title, text }) => ({ title, text }))).toEqual(films[cut].scenes);
      expect(cues.map(({ from }) => from)).toEqual([0, ...inEnglish.slice(0, -1).map(({ to }) => to)]);
      expect(cues.at(-1)!.to).toBeCloseTo(durationOf(cut), 1);
      for (const { from, to, title, text } of cues)
        expect((title + text).length / (to - from), `${language} ${title}`).toBeLessThan(21);
    }
  }
});
