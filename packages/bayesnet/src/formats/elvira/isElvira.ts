import { beginning } from '../text/beginning.js';

/** What an Elvira file begins with, behind its comments. Netica begins with `bnet` too, and never puts its name in quotes. */
const opening = /^(?:bnet\s*"|(?:idiagram|id-with-svnodes|uid|dan)\s+(?:"[^"]*"|[^\s{"]+)\s*\{)/;
/** A name without quotes is Elvira's where the first comment says so, or where words follow that only Elvira has. */
const named = /^bnet\s+[^\s{"]+\s*\{/;
const comment = /^\s*\/\/[^]{0,80}Elvira format/;
const ownWords = /\b(?:kind-of-node|default\s+node|finite-states)\b/;

/** Whether a text is a network or a diagram of Elvira. */
export function isElvira(source: string): boolean {
  const start = beginning(source);
  return opening.test(start) || (named.test(start) && (comment.test(source) || ownWords.test(start)));
}
