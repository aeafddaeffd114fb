import * as React from 'react';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { transform } from 'sucrase';
import * as kit from '../../../src/index.js';
import * as screens from '../../../src/screens.js';
import { countTurns, turnCounter } from './endlessLoops.js';

/** What an example may import: React, and the kit as it stands on the page around it. */
const modules = new Map<string, object>([
  ['react', React],
  ['react/jsx-runtime', jsxRuntime],
  ['@credence/ui', kit],
  ['@credence/ui/screens', screens],
]);

type Script = (require: typeof load, exports: object, turn: () => void) => void;

/** What no text calls anything of its own. */
const TURN = '__turn';

function load(name: string): object {
  // The page has the style sheets already.
  if (name.endsWith('.css')) return {};
  const found = modules.get(name);
  if (!found) throw new Error(`Here only ${[...modules.keys()].join(', ')} can be imported, not "${name}".`);
  return found;
}

/**
 * The component that the text of an example exports by default. Throws what is wrong with the text, in words. Nothing is
 * fetched: the text is compiled in this page.
 */
export function runExample(text: string): ComponentType {
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

/** What went wrong, in one line. */
export function wordsOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.split('\n')[0] ?? '';
}
