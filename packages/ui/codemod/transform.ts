import type { Node } from '@babel/types';
import MagicString from 'magic-string';
import { isKit, importedName, kitNamesIn } from './kitNames.js';
import type { Moves } from './moves.js';
import { missingDefaults, nameNow, own, propsThatMoved } from './movesOf.js';
import { moveToScreens } from './moveToScreens.js';
import { notFollowedIn } from './notFollowed.js';
import { isElement, propsIn } from './propsPlaces.js';
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

  /** Says what a person has to know of an export wherever the file names it. */
  const say = (node: Node, name: string) => {
    const gone = own(moves.removed, name);
    if (gone) hints.push({ line: lineOf(node), text: `${name} is gone. ${gone}` });
    const other = own(moves.reshaped, name);
    if (other) hints.push({ line: lineOf(node), text: `${name}: ${other}` });
  };

  for (const specifier of kit.specifiers) {
    const name = importedName(specifier);
    say(specifier, name);
    const next = nameNow(name, moves);
    if (next === undefined) continue;
    const isAliased = specifier.imported !== specifier.local && specifier.imported.start !== specifier.local.start;
    const uses = isAliased ? [] : usesOf(specifier, next, tree);
    write(specifier.imported, uses ? next : `${next} as ${name}`, `${name} → ${next}`);
    // The place of a name includes the type that is written after it.
    for (const { start } of uses ?? []) text.update(start ?? 0, (start ?? 0) + name.length, next);
  }

  const followed = new Set<Node>();
  walk(tree, (node, parent) => {
    const member = kit.memberOf(node);
    if (member) {
      say(node, member.exported);
      const next = nameNow(member.exported, moves);
      if (next !== undefined) write(member.name, next, `${member.exported} → ${next}`);
    }
    if (node.type === 'ExportSpecifier' && parent?.type === 'ExportNamedDeclaration' && isKit(parent.source)) {
      const { local, exported } = node;
      const name = local.type === 'StringLiteral' ? local.value : local.name;
      say(local, name);
      const next = nameNow(name, moves);
      const isAliased = exported.start !== local.start;
      if (next !== undefined) write(local, isAliased ? next : `${next} as ${name}`, `${name} → ${next}`);
    }
    changeProps(node);
  });
  hints.push(...notFollowedIn(tree, code, { kit, moves, followed }));

  function changeProps(node: Node): void {
    const found = propsIn(node, kit);
    if (!found) return;
    const { component, at, places, unread } = found;
    followed.add(at);
    const ofProps = propsThatMoved(component, moves);
    for (const each of ofProps === undefined ? [] : unread)
      hints.push({
        line: lineOf(each),
        text: `${component}: what is given here is made elsewhere. Look for ${ofProps}.`,
      });
    const missing = isElement(node) && unread.length === 0 ? missingDefaults(component, places, moves) : [];
    if (missing.length > 0)
      hints.push({
        line: lineOf(at),
        text: `${component} has no default any more for what is not given here. Write ${missing.join(' ')} for what it was.`,
      });
    for (const { prop, name, written } of places) {
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
