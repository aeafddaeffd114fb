import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The largest file of a first page: the font of the titles. */
const TITLES = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
/** The same font with the letters that English and German are written with. */
const FIRST_TITLES = '@credence/newsreader-first.woff2';
/** The weights and sizes at which titles are drawn. A larger title gets the shapes of the largest. */
const DRAWN = { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 38 } };

/** From each number to the next, both included. */
const FIRST_LETTERS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  ...Array.from('ÄÖÜßäöü×−', (letter) => [letter.charCodeAt(0), letter.charCodeAt(0)] as const),
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
];
const EVERY_LETTER = [[0x20, 0xd7ff]] as const;

const require = createRequire(path.resolve(import.meta.dirname, '../ui/package.json'));
const folder = path.resolve(import.meta.dirname, 'node_modules/.cache/fonts');

/**
 * Builds with copies of the title font that have only what is drawn: one with the first letters, in half the bytes, and
 * one with all of them, in two thirds, for texts that have others.
 */
export function leanFonts(): Plugin {
  return {
    name: 'credence-lean-fonts',
    apply: 'build',
    enforce: 'pre',
    async config() {
      mkdirSync(folder, { recursive: true });
      const alias = [
        { find: TITLES, replacement: await subset(TITLES, EVERY_LETTER) },
        { find: FIRST_TITLES, replacement: await subset(FIRST_TITLES, FIRST_LETTERS) },
      ];
      return { resolve: { alias } };
    },
    transform: {
      filter: { id: /fonts\.css/ },
      handler: (css) =>
        css.replace(/@font-face \{[^}]*\}/g, (face) => (face.includes(TITLES) ? face + first(face) : face)),
    },
  };
}

/** Of two faces with a letter, the browser takes the later one. */
function first(face: string): string {
  const hex = (code: number) => code.toString(16);
  const range = FIRST_LETTERS.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(', ');
  return `\n${face.replace(TITLES, FIRST_TITLES).replace(/unicode-range: [^;]*;/, `unicode-range: ${range};`)}`;
}

/** The path of the copy. Characters that the font lacks do no harm. */
async function subset(name: string, letters: readonly (readonly [number, number])[]): Promise<string> {
  const text = letters.map(([from, to]) =>
    String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i)),
  );
  const copy = path.join(folder, path.basename(name));
  const whole = readFileSync(require.resolve(TITLES));
  writeFileSync(copy, await subsetFont(whole, text.join(''), { targetFormat: 'woff2', variationAxes: DRAWN }));
  return copy;
}
