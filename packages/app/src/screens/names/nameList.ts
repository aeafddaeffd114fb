import type { NodeNames } from '@credence/api-client';
import { decodeText } from '../../ground/tables/decodeText.js';
import { rowsOf } from '../../ground/tables/textRows.js';
import { type Edited, ownNames } from './givenNames.js';

/** What a list has wrong, in a line of it or as a whole. */
export type ListProblem =
  | { readonly kind: 'empty' | 'too-large' | 'too-many-lines' }
  | { readonly kind: 'quotes' | 'control'; readonly line: number }
  | { readonly kind: 'unknown-node' | 'node-twice'; readonly line: number; readonly node: string }
  | { readonly kind: 'too-many-states'; readonly line: number; readonly node: string; readonly states: number };

/** Bytes of a file, or signs of a text. */
const largest = 1_000_000;

/** What spreadsheets have above the column of nodes. */
const HEADING = /^(?:node|knoten|id|variable)$/i;

/** The names of all nodes, a line each, as `readNameList` reads them. */
export function nameListOf(nodes: readonly NodeNames[], edited: Edited): string {
  return nodes
    .map((node) => {
      const { title, states } = ownNames(node, edited);
      return [node.name, title, ...states].map(cellOf).join(', ').trimEnd();
    })
    .join('\n');
}

const cellOf = (name: string): string => (/[",;\t]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/**
 * The names in a text of one line a node: its number in the file, its name, its states in their order. Cells that are left
 * out at the end of a line keep their names; empty ones take them away.
 */
export async function readNameList(
  text: string,
  nodes: readonly NodeNames[],
  edited: Edited,
): Promise<{ readonly edited: Edited; readonly count: number } | { readonly problems: readonly ListProblem[] }> {
  if (text.length > largest) return { problems: [{ kind: 'too-large' }] };
  // Blanks before a quotation mark are no part of a cell.
  const found = await rowsOf(text.replaceAll(/([,;\t]) +"(?!")/g, '$1"'), nodes.length + 1_000);
  if (found.kind === 'too-many-lines') return { problems: [{ kind: 'too-many-lines' }] };
  if (found.kind !== 'rows') return { problems: [{ kind: found.kind, line: found.line }] };
  const rows = HEADING.test(found.rows[0]?.cells[0]?.trim() ?? '') ? found.rows.slice(1) : found.rows;
  if (rows.length === 0) return { problems: [{ kind: 'empty' }] };

  const byNumber = numbered(nodes);
  const problems: ListProblem[] = [];
  const taken = new Map<string, Edited[string]>();
  for (const { line, cells } of rows) {
    const [number = '', title, ...states] = cells.map((cell) => cell.trim());
    const node = byNumber.get(number.toLowerCase());
    const given = withoutEnd(states, node?.file.states.length ?? 0);
    if (!node) problems.push({ kind: 'unknown-node', line, node: number });
    else if (cells.some((cell) => cell.includes('\n'))) problems.push({ kind: 'control', line });
    else if (taken.has(node.id)) problems.push({ kind: 'node-twice', line, node: node.name });
    else if (given.length > node.file.states.length)
      problems.push({ kind: 'too-many-states', line, node: node.name, states: node.file.states.length });
    else {
      const before = ownNames(node, edited);
      taken.set(node.id, {
        title: title ?? before.title,
        states: before.states.map((state, at) => given[at] ?? state),
      });
    }
  }
  if (problems.length > 0) return { problems };
  return { edited: { ...edited, ...Object.fromEntries(taken) }, count: taken.size };
}

/** Nodes by what a list may call them: `x0`, or 0 alone. */
function numbered(nodes: readonly NodeNames[]): ReadonlyMap<string, NodeNames> {
  const bare = nodes.map((node) => [node.name.replace(/^x(?=\d+$)/, ''), node] as const);
  return new Map([...bare, ...nodes.map((node) => [node.name.toLowerCase(), node] as const)]);
}

/** Empty cells behind the last state are those of a spreadsheet. */
function withoutEnd(cells: readonly string[], needed: number): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, Math.max(last + 1, Math.min(needed, cells.length)));
}

/** The text of a file. Undefined if it can no longer be read. */
export async function textOfFile(file: Blob): Promise<string | { readonly kind: 'too-large' } | undefined> {
  if (file.size > largest) return { kind: 'too-large' };
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}
