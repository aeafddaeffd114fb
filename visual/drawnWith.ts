import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Letters that the product's own typefaces lack are drawn with the machine's. */
const FONTS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** What else than the browser decides how a story looks: the kind of processor, and the machine's typefaces. */
export function drawnWith(folders = FONTS): string {
  const fonts = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((file) => /\.(ttf|otf|ttc|pfb)$/.test(file))
    .map((file) => path.basename(file))
    .sort();
  return [process.arch, ...fonts, ''].join('\n');
}

const noteIn = (folder: string) => path.join(folder, 'drawn-with.txt');

/** Keeps beside the pictures what they were drawn with. */
export const keepDrawnWith = (folder: string, now = drawnWith()) => writeFileSync(noteIn(folder), now);

/** True where the pictures of a folder were drawn with what this machine has: only then do they say anything. */
export const isDrawnAlike = (folder: string, now = drawnWith()) =>
  existsSync(noteIn(folder)) && readFileSync(noteIn(folder), 'utf8') === now;
