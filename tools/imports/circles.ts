import type { Module } from './tree.ts';

/** Every import cycle, types included, each listed once as its modules with the first repeated at the end. */
export function circles(modules: readonly Module[]): string[][] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const done = new Set<string>();
  const found: string[][] = [];

  const walk = (module: Module, trail: string[]) => {
    if (trail.includes(module.path)) {
      found.push([...trail.slice(trail.indexOf(module.path)), module.path]);
      return;
    }
    if (done.has(module.path)) return;
    for (const { target } of module.imports) {
      const next = target === undefined ? undefined : byPath.get(target);
      if (next) walk(next, [...trail, module.path]);
    }
    done.add(module.path);
  };
  for (const module of modules) walk(module, []);
  return found;
}
