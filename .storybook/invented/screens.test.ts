import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages, tags } from '../../packages/text/src/languages.js';
import { sticksOut, cutTexts, called } from '../../packages/ui/walls/overflow.js';
import { overStories } from '../../packages/ui/walls/stories.js';
import { stringsIn, untranslated } from '../../packages/ui/walls/strings.js';
import { screens, settled } from '../screenStories.js';
import { speakInvented } from './language.js';

const found = { words: new Set<string>(), room: new Set<string>() };
const seen = new Map<string, number>();
let strings = 0;

/** The page, with the words whole that may break somewhere. */
function unbroken(): Element {
  const body = document.body.cloneNode(true) as Element;
  for (const mark of body.querySelectorAll('wbr')) mark.remove();
  body.normalize();
  return body;
}

/** Whether something shows what the catalogue does not say: neither data, nor other languages' own names. */
function isEnglish(text: string, said: readonly string[]): boolean {
  const data = [...said, ...said.map(titleOf)];
  return untranslated(text, [...data, ...offered]) !== undefined && !data.some((word) => isPiece(text, word));
}

/** What a network is called that has no name but that of its file. */
const titleOf = (file: string) => file.replace(/\.\w+$/, '').replaceAll('_', ' ');

/** As many letters at the end of some names stand in an element of their own. */
const END = 3;

/** A piece of a long name, or the name over and over, cut somewhere. */
const isPiece = (text: string, word: string) =>
  [word.slice(0, -END), word.slice(-END)].includes(text) ||
  (word.length > 40 && text.replaceAll('_', ' ').startsWith(word));

const offered = tags.flatMap((tag) => [languages[tag].name, languages[tag].offer]);

beforeAll(async () => {
  speakInvented();
  const words = inject('screenWords');
  await page.viewport(320, 800);
  await overStories(
    { language: 'pseudo' },
    async ({ name, file }) => {
      await settled();
      for (const text of stringsIn(unbroken())) {
        strings++;
        if (isEnglish(text, words[file] ?? [])) found.words.add(`${name}: "${text}"`);
      }
      for (const what of sticksOut()) found.room.add(`${name}: ${what} sticks out`);
      for (const element of cutTexts()) found.room.add(`${name}: ${called(element)} is cut`);
      seen.set(file, (seen.get(file) ?? 0) + 1);
    },
    screens,
  );
}, 1_200_000);

afterAll(() => page.viewport(1024, 768));

test('R-2736: every page is among the screens that were shown', () => {
  const pages = inject('pages');
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((folder) => ![...seen.keys()].some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(350);
});

test('R-2736: in an invented language no screen says a word of plain English', () => {
  expect(strings).toBeGreaterThan(10_000);
  expect([...found.words]).toEqual([]);
});

test('R-2736: with texts 40 % longer nothing is cut and nothing sticks out of 320 px', () => {
  expect([...found.room]).toEqual([]);
});

test('R-2736: English that no catalogue holds would be found, data and the names of languages would not', () => {
  const texts = ['Save', 'Deutsch', 'Tumour extent', 'Tumour extent of Anna', '[Śáṽé··]'];
  expect(texts.filter((text) => isEnglish(text, ['Tumour extent', 'Anna']))).toEqual(['Save', 'Tumour extent of Anna']);
});
