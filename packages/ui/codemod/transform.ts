import type { Node } from '@babel/types';
import MagicString from 'magic-string';
import { importedName, type KitNames, kitNamesIn } from './kitNames.js';
import type { Moves } from './moves.js';
import { moveToScreens } from './moveToScreens.js';
import { propPlacesIn } from './propsPlaces.js';
import { usesOf } from './renamed.js';
import { parseFile, walk } from './syntax.js';
import { inOrder, type Note, type Transformed } from './transformed.js';

/**
 * Writes the names of the kit in a file as they are now. Everything else stays as it is, to the last blank. Throws a
 * `SyntaxError` where the file has one.
 */
export function transform(file: string, code: string, moves: Moves): Transformed {
  const renamed = rename(file, code, moves);
  const moved = moveToScreens(file, renamed.code, moves.screens);
  return {
    code: moved.code,
    changes: inOrder([...renamed.changes, ...moved.changes]),
    hints: inOrder([...renamed.hints, ...moved.hints]),
  };
}

function rename(file: string, code: string, moves: Moves): Transformed {
  const tree = parseFile(file, code);
  const kit = kitNamesIn(tree);
  const text = new MagicString(code);
  const changes: Note[] = [];
  const hints: Note[] = [];
  const lineOf = (node: Node) => node.loc?.start.line ?? 1;
  const write = (node: Node, written: string, said: string) => {
    text.update(node.start ?? 0, node.end ?? 0, written);
    changes.push({ line: lineOf(node), text: said });
  };

  for (const specifier of kit.specifiers) {
    const name = importedName(specifier);
    const hint = own(moves.removed, name);
    if (hint) hints.push({ line: lineOf(specifier), text: `${name} is gone. ${hint}` });
    const next = nameNow(name, moves);
    if (next === undefined) continue;
    const isAliased = specifier.imported !== specifier.local && specifier.imported.start !== specifier.local.start;
    const uses = isAliased ? [] : usesOf(specifier, next, tree);
    write(specifier.imported, uses ? next : `${next} as ${name}`, `${name} → ${next}`);
    for (const use of uses ?? []) text.update(use.start ?? 0, use.end ?? 0, next);
  }

  walk(tree, (node) => {
    const member = kit.memberOf(node);
    const next = member && nameNow(member.exported, moves);
    if (member && next !== undefined) write(member.name, next, `${member.exported} → ${next}`);
    const hint = member && own(moves.removed, member.exported);
    if (member && hint) hints.push({ line: lineOf(node), text: `${member.exported} is gone. ${hint}` });
    changeProps(node, kit);
  });

  function changeProps(node: Node, names: KitNames): void {
    const places = propPlacesIn(node, names);
    for (const { component, prop, name, written } of places) {
      const said = `${component}: ${prop}`;
      const hint = own(own(moves.changed, component) ?? {}, prop);
      if (hint) hints.push({ line: lineOf(name), text: `${said}. ${hint}` });
      const next = own(own(moves.props, component) ?? {}, prop);
      if (next === undefined) continue;
      if (places.some((other) => other.prop === next)) {
        hints.push({ line: lineOf(name), text: `${said} is now ${next}, which stands beside it.` });
      } else write(name, written(next), `${said} → ${next}`);
    }
  }

  return { code: text.toString(), changes, hints };
}

/** What an export is called now, if that is not as before. A component takes the names of its props along. */
function nameNow(name: string, { exports }: Moves): string | undefined {
  const component = /^(.+)Props$/.exec(name)?.[1];
  const moved = component === undefined ? undefined : own(exports, component);
  return own(exports, name) ?? (moved === undefined ? undefined : `${moved}Props`);
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
