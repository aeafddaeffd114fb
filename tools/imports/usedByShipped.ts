import type { Module } from './tree.ts';

/** Draws at build what the server sends: what this imports ships as markup. */
const DRAWS = 'packages/app/drawFirstPages.tsx';

/** The modules that code which ships imports. */
const used = new WeakMap<ReadonlyMap<string, Module>, ReadonlySet<string | undefined>>();
export function usedByShipped(modules: ReadonlyMap<string, Module>): ReadonlySet<string | undefined> {
  const known = used.get(modules);
  if (known) return known;
  const shipped = [...modules.values()].filter(({ path, shipped: ships }) => ships || path === DRAWS);
  const found = new Set(shipped.flatMap(({ imports }) => imports.map(({ target }) => target)));
  used.set(modules, found);
  return found;
}
