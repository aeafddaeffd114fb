import { kitLoadsIn } from './kitLoads.js';
import type { Moves } from './moves.js';
import { own } from './movesOf.js';
import { parseFile } from './syntax.js';
import type { Note } from './transformed.js';

/** A sheet with the look of components, or the entry that writes it by itself; fonts alone are no look. */
const STYLES = /['"(]@credence\/ui\/(?:styles(?:\.css|\/[\w.]+\.css)|styled(?:\/\w+)?)['")]/;

/** Whether a script or a style sheet brings the look of the kit. */
export const bringsStyles = (code: string): boolean => STYLES.test(code);

/** What has to be said of a file where no other brings the look. Throws a `SyntaxError` where the file has one. */
export function unstyledIn(file: string, code: string, { unstyled }: Moves): readonly Note[] {
  return kitLoadsIn(parseFile(file, code), code)
    .flatMap(({ parts }) => parts)
    .flatMap(({ node, name }) => {
      const hint = name === undefined ? undefined : own(unstyled, name);
      return hint === undefined ? [] : [{ line: node.loc?.start.line ?? 1, text: `${name}: ${hint}` }];
    });
}
