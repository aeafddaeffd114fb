import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as kit from '../../../src/index.js';
import * as screens from '../../../src/screens.js';
import { entryOf } from '../entryOf.js';

/** Letters that may be wrong, missing or too many: as many as somebody mistypes who means that name. */
const FEW = 3;

/** The name that was most likely meant; undefined where none is near. */
function nearestTo(typed: string, names: readonly string[]): string | undefined {
  const far = new Map(names.map((name) => [name, changesBetween(typed.toLowerCase(), name.toLowerCase())]));
  const [nearest] = names.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  return nearest !== undefined && (far.get(nearest) ?? FEW) <= Math.min(FEW, typed.length / 2) ? nearest : undefined;
}

/** How many letters are changed, added and taken away from one word to another. */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min((row[column] ?? 0) + (letter === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

type Module = Readonly<Record<string, unknown>>;

/** What an example may import: React, and the kit as it stands on the page around it. */
const modules = new Map<string, Module>([
  ['react', React],
  ['react/jsx-runtime', jsxRuntime],
  ['@credence/ui', kit],
  ['@credence/ui/screens', screens],
  ['@credence/ui/styled', kit],
  ['@credence/ui/styled/screens', screens],
]);
const whole: Module = { ...kit, ...screens };

/** A module for the text of an example. */
export function load(name: string): Module {
  // The page has the style sheets already.
  if (name.endsWith('.css')) return {};
  const found = modules.get(name);
  if (found) return saying(name, found);
  const [, own] = /^@credence\/ui\/(\w+)$/.exec(name) ?? [];
  if (!own) throw new Error(`Here only react and @credence/ui can be imported, not "${name}".`);
  if (!(own in whole)) throw new Error(noSuch('@credence/ui', whole, own));
  return saying(name, { [own]: whole[own] });
}

/** A module that says which of its names is wrong, where React would only say that something is undefined. */
const saying = (name: string, module: Module): Module =>
  new Proxy(module, {
    get(_, key) {
      // The compiler asks for it, and then takes names from here and from no copy.
      if (key === '__esModule') return true;
      if (typeof key === 'string' && !(key in module)) throw new Error(noSuch(name, module, key));
      return module[String(key)];
    },
  });

function noSuch(name: string, module: Module, key: string): string {
  const is = `${name} exports no ${key}.`;
  if (key in whole) return `${is} It is in ${entryOf(key)}.`;
  const nearest = nearestTo(key, Object.keys(module));
  return nearest ? `${is} Did you mean ${nearest}?` : is;
}
