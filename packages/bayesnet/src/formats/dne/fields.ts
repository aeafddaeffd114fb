import type { NodePosition } from '../../network/network.js';
import type { Word } from '../rawNode.js';
import type { StateCount } from '../text/stateCount.js';
import type { TextScanner } from '../text/textScanner.js';
import { takeBlock, takeList, takeValue } from './block.js';
import { takeTable, type TableText } from './tableText.js';

/** What a node says of itself, as far as it is read; the names of fields in lower case. */
export interface NodeFields {
  readonly id: string;
  readonly offset: number;
  /** What kind of block it is: `node`, or `param` for a place that a node of another network fills. */
  readonly block: string;
  readonly values: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly Word[]>;
  readonly tables: ReadonlyMap<string, TableText>;
  /** How many states it says to have. */
  readonly stateCount: StateCount | undefined;
  readonly position: NodePosition | undefined;
  /** The last of the fields that Netica writes before the table. */
  readonly neighbour: Extent;
}

/** From the first character of a field to behind its semicolon. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

const values = new Set(['kind', 'discrete', 'chance', 'title', 'comment', 'equation']);
const lists = new Set(['states', 'statetitles', 'statecomments', 'levels', 'parents']);
const tables = new Set(['probs', 'functable']);
/** What Netica writes behind the table. */
const after = new Set(['title', 'comment', 'equation', 'statecomments']);

/** Reads a node, of which the name was read and the opening bracket is at hand. */
export function takeNode(scanner: TextScanner, block: string, { text: id, offset }: Word): NodeFields {
  const read = {
    values: new Map<string, string>(),
    lists: new Map<string, readonly Word[]>(),
    tables: new Map<string, TableText>(),
  };
  let stateCount: StateCount | undefined;
  let position: NodePosition | undefined;
  let neighbour: Extent = { start: scanner.start, end: scanner.end };
  const seen = new Set<string>();
  takeBlock(scanner, {
    field: ({ text, offset: start }) => {
      const name = text.toLowerCase();
      if (values.has(name)) read.values.set(name, takeValue(scanner).text);
      else if (lists.has(name)) read.lists.set(name, name === 'parents' ? takeParents(scanner) : takeList(scanner));
      else if (tables.has(name)) read.tables.set(name, takeTable(scanner, id));
      else if (name === 'delays') refuseDelays(scanner, id, start);
      else if (name === 'numstates') stateCount = countIn(takeValue(scanner));
      else return false;
      if (seen.has(name)) {
        scanner.problems.error({
          code: 'repeated-element',
          params: { reason: 'field', field: text, node: id },
          offset: start,
        });
      }
      seen.add(name);
      if (!after.has(name) && !tables.has(name)) neighbour = { start, end: scanner.end };
      return true;
    },
    block: (kind) => {
      if (kind.text.toLowerCase() !== 'visual' || position) return false;
      position = takeCenter(scanner);
      return true;
    },
  });
  return { id, offset, block, ...read, stateCount, position, neighbour };
}

/** The parents in the bracket at hand; a comma behind the last is none. */
function takeParents(scanner: TextScanner): Word[] {
  const parents = takeList(scanner);
  return parents.at(-1)?.text === '' ? parents.slice(0, -1) : parents;
}

/** Refuses a link from an earlier point in time: of a dynamic network, a node may depend on itself. */
function refuseDelays(scanner: TextScanner, node: string, offset: number): void {
  let depth = 0;
  do {
    if (scanner.is('(')) depth += 1;
    else if (scanner.is(')')) depth -= 1;
    else if (!scanner.is(',') && Number(scanner.text) !== 0) {
      return scanner.fail({ code: 'delayed-links', params: { node }, offset });
    }
    scanner.next();
  } while (depth > 0 && scanner.kind !== 'end');
}

function countIn({ text, offset }: Word): StateCount | undefined {
  return /^\d+$/.test(text) ? { count: Number(text), offset } : undefined;
}

/** Where a node is drawn: a point. */
function takeCenter(scanner: TextScanner): NodePosition | undefined {
  let center: readonly Word[] = [];
  takeBlock(scanner, {
    field: ({ text }) => {
      if (text.toLowerCase() !== 'center') return false;
      center = takeList(scanner);
      return true;
    },
  });
  const [left, top] = center.map(({ text }) => Number(text));
  if (center.length !== 2 || !Number.isFinite(left) || !Number.isFinite(top)) return undefined;
  return { left: left ?? 0, top: top ?? 0, right: left ?? 0, bottom: top ?? 0 };
}
