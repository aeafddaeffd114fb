import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Lean {
  /** The font as it is installed. */
  readonly font: string;
  /** The same one with the letters that English and German are written with. */
  readonly first: string;
  /** The part of each axis that is drawn. */
  readonly drawn: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

/** The fonts of every page: those of titles and of all other text. */
const LEAN: readonly Lean[] = [
  {
    font: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    first: '@credence/newsreader-first.woff2',
    // A larger title gets the shapes of the largest.
    drawn: { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 38 } },
  },
  {
    font: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    first: '@credence/source-sans-3-first.woff2',
    drawn: { wght: { min: 400, max: 700 } },
  },
];

/** From each number to the next, both included. */
const FIRST_LETTERS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  ...Array.from('ÄÖÜßäöü×±−', (letter) => [letter.charCodeAt(0), letter.charCodeAt(0)] as const),
  [0x200b, 0x200b],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
];
const EVERY_LETTER = [[0x20, 0xd7ff]] as const;

const require = createRequire(path.resolve(import.meta.dirname, '../ui/package.json'));
const folder = path.resolve(import.meta.dirname, 'node_modules/.cache/fonts');

/**
 * Builds with copies of the fonts that have only what is drawn: one with the first letters, in half the bytes, and one
 * with all of them, for texts that have others.
 */
export function leanFonts(): Plugin {
  return {
    name: 'credence-lean-fonts',
    apply: 'build',
    enforce: 'pre',
    async config() {
      mkdirSync(folder, { recursive: true });
      const copies = LEAN.flatMap((lean) => [
        { find: lean.font, letters: EVERY_LETTER, lean },
        { find: lean.first, letters: FIRST_LETTERS, lean },
      ]);
      const alias = copies.map(async ({ find, letters, lean }) => ({
        find,
        replacement: await subset(lean, path.join(folder, path.basename(find)), letters),
      }));
      return { resolve: { alias: await Promise.all(alias) } };
    },
    transform: {
      filter: { id: /fonts\.css/ },
      handler: (css) =>
        css.replace(/@font-face \{[^}]*\}/g, (face) => {
          const lean = LEAN.find(({ font }) => face.includes(font));
          return lean ? face + firstFace(face, lean) : face;
        }),
    },
  };
}

/** Of two faces with a letter, the browser takes the later one. */
function firstFace(face: string, { font, first }: Lean): string {
  const hex = (code: number) => code.toString(16);
  const range = FIRST_LETTERS.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(', ');
  return `\n${face.replace(font, first).replace(/unicode-range: [^;]*;/, `unicode-range: ${range};`)}`;
}

/** Writes a copy; returns its path. Characters that the font lacks do no harm. */
async function subset({ font, drawn }: Lean, copy: string, letters: typeof FIRST_LETTERS): Promise<string> {
  const text = letters.map(([from, to]) =>
    String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i)),
  );
  const whole = readFileSync(require.resolve(font));
  writeFileSync(copy, await subsetFont(whole, text.join(''), { targetFormat: 'woff2', variationAxes: drawn }));
  return copy;
}
