import type { ComponentType } from 'react';
import { transform } from 'sucrase';
import { countTurns, turnCounter } from './endlessLoops.js';
import { load } from './modules.js';
import { parseFile } from './syntax.js';

type Script = (require: typeof load, exports: object, turn: () => void) => void;

/** What no text calls anything of its own. */
const TURN = '__turn';

/**
 * The component that the text of an example exports by default. Throws what is wrong with the text, in words. Nothing is
 * fetched: the text is compiled in this page.
 */
export function runExample(text: string): ComponentType {
  // The compiler has no place for some errors, and for others that of what it has written.
  parseFile('example.tsx', text);
  const { code } = transform(text, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const exported: { default?: ComponentType } = {};
  // It is what readers type into their own page, and reaches nobody else's.
  // oxlint-disable-next-line typescript/no-implied-eval
  const script = new Function('require', 'exports', TURN, countTurns(code, TURN)) as Script;
  script(load, exported, turnCounter());
  if (typeof exported.default !== 'function') throw new Error('Export a component: `export default function …`.');
  return exported.default;
}
