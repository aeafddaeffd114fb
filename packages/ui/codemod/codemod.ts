import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moves } from './moves.js';
import { transform } from './transform.js';
import { inOrder } from './transformed.js';
import { bringsStyles, unstyledIn } from './unstyled.js';

const USAGE = `Usage: credence-codemod [--dry] <files or folders>

Writes the names of @credence/ui in your code as they are now, and says where you have to look yourself.
--dry only says what it would do.`;

const SOURCE = /\.[cm]?[jt]sx?$/;
const SHEET = /\.(?:css|scss|sass|less)$/;
const ASIDE = /^(?:node_modules|dist|build|out|coverage|\..+)$/;

/** Renames what moved in the given files and folders. Returns the exit code: 1 where something could not be read. */
export function codemod(given: readonly string[], say: (line: string) => void): number {
  const isDry = given.includes('--dry');
  const paths = given.filter((each) => each !== '--dry');
  if (given.includes('--help') || given.includes('-h')) {
    say(USAGE);
    return 0;
  }
  if (paths.length === 0 || paths.some((each) => each.startsWith('-'))) {
    say(USAGE);
    return 2;
  }
  const missing = paths.filter((each) => !statSync(each, { throwIfNoEntry: false }));
  for (const each of missing) say(`${each} is not there.`);
  if (missing.length > 0) return 2;

  const files = [...new Set(paths.flatMap(filesIn))]
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ code }) => code.includes('@credence/ui'));
  const isStyled = files.some(({ code }) => bringsStyles(code));
  let [changed, unread] = [0, 0];
  for (const { file, code } of files.filter(({ file }) => !SHEET.test(file))) {
    try {
      const outcome = transform(file, code, moves);
      for (const { line, text } of outcome.changes) say(`${file}:${line}  ${text}`);
      const hints = isStyled ? outcome.hints : inOrder([...outcome.hints, ...unstyledIn(file, code, moves)]);
      for (const hint of hints) say(`${file}:${hint.line}  To do: ${hint.text}`);
      if (outcome.code === code) continue;
      changed += 1;
      if (!isDry) writeFileSync(file, outcome.code);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      unread += 1;
      say(`${file}  Left alone, because it cannot be read: ${error.message}`);
    }
  }
  say(`${counted(changed)} ${isDry ? 'would be' : changed === 1 ? 'was' : 'were'} changed.`);
  return unread > 0 ? 1 : 0;
}

const counted = (files: number) => (files === 1 ? '1 file' : `${files} files`);

/** A file itself, or scripts and style sheets below a folder, without what is installed or built. */
function filesIn(given: string): readonly string[] {
  if (statSync(given).isFile()) return [given];
  return readdirSync(given, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const found = path.join(given, entry.name);
      if (entry.isDirectory()) return ASIDE.test(entry.name) ? [] : filesIn(found);
      return entry.isFile() && (SOURCE.test(entry.name) || SHEET.test(entry.name)) ? [found] : [];
    });
}
