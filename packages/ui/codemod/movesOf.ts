import type { Moves } from './moves.js';

/** What an export is called now, if that is not as before. A component takes the names of its props along. */
export function nameNow(name: string, { exports }: Moves): string | undefined {
  const component = /^(.+)Props$/.exec(name)?.[1];
  const moved = component === undefined ? undefined : own(exports, component);
  return own(exports, name) ?? (moved === undefined ? undefined : `${moved}Props`);
}

/** What a table says of a key itself. */
export const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The props of a component that moved, changed or lost their default, in words; undefined where there is none. */
export function propsThatMoved(component: string, { props, changed, defaults }: Moves): string | undefined {
  const moved = Object.entries(own(props, component) ?? {}).map(([before, now]) => `${before} (now ${now})`);
  const open = Object.keys(own(defaults, component) ?? {}).map((prop) => `${prop} (has no default now)`);
  const all = [...moved, ...Object.keys(own(changed, component) ?? {}), ...open];
  return all.length > 0 ? all.join(', ') : undefined;
}

/** The props without which an element is another than before, as they have to be written. */
export function missingDefaults(
  component: string,
  given: readonly { readonly prop: string }[],
  { defaults }: Moves,
): readonly string[] {
  return Object.entries(own(defaults, component) ?? {}).flatMap(([prop, written]) =>
    given.some((each) => each.prop === prop) ? [] : [written],
  );
}
