import type { Rule } from './rule.ts';
import { rules } from './rules.ts';
import { type Module, parseTree } from './tree.ts';

export interface Violation {
  rule: string;
  /** `packages/ui/src/x.ts:3 fetch. The kit calls no server: props in, events out.` */
  text: string;
}

/** Checks a tree of sources, given as path and text, against every rule and for import cycles. */
export function checkImports(sources: ReadonlyMap<string, string>): { modules: number; violations: Violation[] } {
  const modules = parseTree(sources);
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const broken = rules.flatMap((rule) => modules.filter(rule.of).flatMap((module) => breaks(rule, module, byPath)));
  const round = circles(modules).map((circle) => ({ rule: 'circles', text: `A circle: ${circle.join(' > ')}` }));
  return { modules: modules.length, violations: [...broken, ...round] };
}

function breaks(rule: Rule, module: Module, modules: ReadonlyMap<string, Module>): Violation[] {
  const forbidden = module.imports.filter((each) => rule.forbids?.(each, module, modules));
  const found = [
    ...forbidden.map((each) => ({ ...each, what: each.specifier })),
    ...module.globals.filter((each) => rule.globals?.includes(each.name)).map((each) => ({ ...each, what: each.name })),
    ...module.strings.filter((each) => rule.strings?.test(each.text)).map((each) => ({ ...each, what: each.text })),
  ];
  const texts = found.map(({ line, what }) => `${module.path}:${line} ${what}. ${rule.says}`);
  if (rule.misplaced?.(module)) texts.push(`${module.path}. ${rule.says}`);
  return texts.map((text) => ({ rule: rule.id, text }));
}

/** Every import cycle, types included, each listed once as its modules with the first repeated at the end. */
function circles(modules: readonly Module[]): string[][] {
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
