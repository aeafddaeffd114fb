import type { File, Node } from '@babel/types';
import { kitLoadsIn } from './kitLoads.js';
import { importedName, isKit, type KitNames } from './kitNames.js';
import type { Moves } from './moves.js';
import { nameNow, own, propsThatMoved } from './movesOf.js';
import { isOnlyAName } from './renamed.js';
import { walk } from './syntax.js';
import type { Note } from './transformed.js';

interface Known {
  readonly kit: KitNames;
  readonly moves: Moves;
  /** Where a component, or the type of its props, is named and what it is given was read. */
  readonly followed: ReadonlySet<Node>;
}

/** Where a file has something of the kit that moved in a way in which it cannot be followed. */
export function notFollowedIn(file: File, code: string, known: Known): readonly Note[] {
  return [...unclearIn(known), ...handedOnIn(file, known), ...loadedIn(file, code, known)];
}

const lineOf = (node: Node) => node.loc?.start.line ?? 1;

/** Names that the file declares again. */
function unclearIn({ kit, moves }: Known): readonly Note[] {
  return kit.unclear.flatMap((node) => {
    const { name } = node.local;
    const look = node.type === 'ImportSpecifier' ? propsOfExport(importedName(node), moves) : 'what moved';
    if (look === undefined) return [];
    return [
      { line: lineOf(node), text: `${name} is declared again in this file, and left as it is. Look for ${look}.` },
    ];
  });
}

/** Components and types of props that go on under another name: `styled(X)`, `export { X }`, what a function returns. */
function handedOnIn(file: File, { kit, moves, followed }: Known): readonly Note[] {
  const notes: Note[] = [];
  const look = (node: Node, parent: Node | undefined): boolean => {
    const isPassedBy = followed.has(node) || node.type === 'ImportDeclaration' || node.type === 'JSXClosingElement';
    // `export { X } from '…'` names what another file has.
    const isOfAnother = node.type === 'ExportNamedDeclaration' && node.source;
    if (isPassedBy || isOfAnother || isOnlyAName(node, parent)) return false;
    const name = kit.exportOf(node);
    if (name === undefined) return true;
    const props = propsOfExport(name, moves);
    if (props !== undefined)
      notes.push({ line: lineOf(node), text: `${name} is not followed from here. Look for ${props}.` });
    return false;
  };
  walk(file, look);
  // `{ X }` names it twice in one place.
  return notes.filter(
    (note, index) => notes.findIndex((one) => one.line === note.line && one.text === note.text) === index,
  );
}

/** What is loaded in another way than by an import, and what is exported further. */
function loadedIn(file: File, code: string, { moves }: Known): readonly Note[] {
  const notes: Note[] = [];
  const say = (node: Node, text: string) => notes.push({ line: lineOf(node), text });
  const loads = kitLoadsIn(file, code);
  walk(file, (node, parent) => {
    if (!isKit(node)) return;
    const load = loads.find(({ source }) => source === node);
    if (parent?.type === 'ExportAllDeclaration') {
      say(node, 'Everything is exported further. Look for what moved in files that have it from here.');
    } else if (!load && (parent?.type === 'CallExpression' || parent?.type === 'ImportExpression')) {
      say(node, 'What is loaded or replaced here is not followed. Look for what moved.');
    } else if (load && parent?.type !== 'ImportDeclaration') {
      // What a list of exports names of the kit is written there as it is now.
      const isWritten = parent?.type === 'ExportNamedDeclaration';
      for (const { node: part, name } of load.parts) {
        if (name === undefined) continue;
        const next = nameNow(name, moves);
        const hint = own(moves.removed, name) ?? own(moves.reshaped, name);
        const props = propsOfExport(name, moves);
        if (next !== undefined && !isWritten) say(part, `${name} is now ${next}.`);
        if (hint && !isWritten) say(part, `${name}: ${hint}`);
        if (props !== undefined) say(part, `${name} is not followed from here. Look for ${props}.`);
      }
    }
  });
  return notes;
}

/** The props that moved of a component, or of the component whose props a type has. */
function propsOfExport(name: string, moves: Moves): string | undefined {
  return propsThatMoved(name, moves) ?? propsThatMoved(name.replace(/Props$/, ''), moves);
}
