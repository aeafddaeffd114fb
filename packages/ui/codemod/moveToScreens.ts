import type { Node, StringLiteral } from '@babel/types';
import MagicString from 'magic-string';
import { isWholeKit, type KitLoad, kitLoadsIn, type Part } from './kitLoads.js';
import { parseFile, walk } from './syntax.js';
import { inOrder, type Note, type Transformed } from './transformed.js';

/**
 * Has a file load from the entry of the screens what is there now. What the file has from the kit besides stays as it
 * is. Throws a `SyntaxError` where the file has one.
 * @param screens the names of what is there
 */
export function moveToScreens(file: string, code: string, screens: readonly string[]): Transformed {
  const tree = parseFile(file, code);
  const text = new MagicString(code);
  const changes: Note[] = [];
  const hints: Note[] = [];
  const lineOf = (node: Node) => node.loc?.start.line ?? 1;
  const fromScreens = (source: StringLiteral) => quoted(code, source, `${source.value}/screens`);
  const isMoved = ({ name }: Part) => name !== undefined && screens.includes(name);

  for (const load of kitLoadsIn(tree, code)) {
    const { source, parts, again, local } = load;
    if (!isWholeKit(source)) continue;
    const moved = parts.filter(isMoved);
    const line = lineOf(source);
    if (local && parts.some(({ name }) => name === undefined)) {
      hints.push({ line, text: `${local.name} is handed on as a whole, without what is in ${source.value}/screens.` });
    }
    if (moved.length === 0) continue;
    const names = [...new Set(moved.map(({ name }) => name))].join(', ');
    const said = `${names} → ${source.value}/screens`;
    if (moved.length === parts.length) {
      text.update(source.start ?? 0, source.end ?? 0, fromScreens(source));
    } else {
      const next = again && (local ? renameUses(text, tree, local.name, moved) : takeOut(text, load, isMoved));
      if (!again || !next) {
        hints.push({ line, text: `${said}, the others stay: load both.` });
        continue;
      }
      text.appendLeft(again.after.end ?? 0, again.text(next, fromScreens(source)));
    }
    changes.push({ line, text: said });
  }
  // Whoever hands on everything goes on doing so.
  for (const node of tree.program.body) {
    if (node.type !== 'ExportAllDeclaration' || !isWholeKit(node.source)) continue;
    const next = fromScreens(node.source);
    if (tree.program.body.some((other) => isAllOf(other, `${node.source.value}/screens`))) continue;
    const { start, end } = placeOf({ node });
    text.appendLeft(
      end,
      `\n${code.slice(start, node.source.start ?? 0)}${next}${code.slice(node.source.end ?? 0, end)}`,
    );
    changes.push({ line: lineOf(node), text: `* → also ${node.source.value}/screens` });
  }
  return { code: text.toString(), changes: inOrder(changes), hints: inOrder(hints) };
}

const isAllOf = (node: Node, source: string) => node.type === 'ExportAllDeclaration' && node.source.value === source;

const quoted = (code: string, { start }: StringLiteral, value: string) => {
  const quote = code[start ?? 0] ?? "'";
  return quote + value + quote;
};

/** Calls the kit otherwise where it is used for what moved: `UI.StudyPeople` is `UIScreens.StudyPeople`. */
function renameUses(text: MagicString, tree: Node, local: string, moved: readonly Part[]): string | undefined {
  const next = `${local}Screens`;
  let isFree = true;
  walk(tree, (node) => {
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === next) isFree = false;
  });
  if (!isFree) return undefined;
  for (const { node } of moved) text.update(node.start ?? 0, node.end ?? 0, next);
  return next;
}

/** Takes names out of braces, and returns them in braces of their own. Comments beside them stay where they are. */
function takeOut(text: MagicString, { parts }: KitLoad, isTaken: (part: Part) => boolean): string {
  const code = text.original;
  const isComma = (from: number | undefined, to: number | undefined) => /^\s*,\s*$/.test(code.slice(from, to));
  const lastKept = parts.findLastIndex((part) => !isTaken(part));
  const taken = parts.flatMap((part, index) => {
    if (!isTaken(part)) return [];
    const { start, end } = placeOf(part);
    const before = parts[index - 1];
    const after = parts[index + 1];
    if (before && index > lastKept && isComma(placeOf(before).end, start)) text.remove(placeOf(before).end, end);
    else if (after && isComma(end, placeOf(after).start)) text.remove(start, placeOf(after).start);
    else text.remove(start, end + (/^\s*,[ \t]*/.exec(code.slice(end))?.[0].length ?? 0));
    return [code.slice(start, end)];
  });
  return `{ ${taken.join(', ')} }`;
}

const placeOf = ({ node }: { readonly node: Node }) => ({ start: node.start ?? 0, end: node.end ?? 0 });
