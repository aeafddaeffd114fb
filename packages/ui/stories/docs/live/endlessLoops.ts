import MagicString from 'magic-string';
import { parseFile, walk } from './syntax.js';

/** Turns of loops in one go: more than any example takes, and done within a moment. */
const MOST = 1_000_000;

/** Writes a call of `turn` into each loop of a program, at the beginning of each turn. */
export function countTurns(program: string, turn: string): string {
  const text = new MagicString(program);
  walk(parseFile('example.js', program), (node) => {
    const isLoop = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/.test(node.type);
    if (!isLoop || !('body' in node) || Array.isArray(node.body) || !node.body) return;
    const { start, end } = node.body as { readonly start?: number | null; readonly end?: number | null };
    text.appendRight(start ?? 0, `{ ${turn}(); `).appendLeft(end ?? 0, ' }');
  });
  return text.toString();
}

/** Counts the turns of all loops until the page can do something else, and throws where there is no end to them. */
export function turnCounter(): () => void {
  let turns = 0;
  return () => {
    if (turns === 0) setTimeout(() => (turns = 0));
    turns += 1;
    if (turns > MOST) throw new Error('A loop does not end.');
  };
}
