import type { NodeKind, NodePosition } from '../../network/network.js';
import type { Word } from '../rawNode.js';
import type { TextScanner } from '../text/textScanner.js';
import { endStatement, readable, readBody, takeStates, takeValue } from './elviraProperty.js';

/** A `node` of a file, without its table. */
export interface ElviraNode {
  readonly id: string;
  readonly offset: number;
  /** The name as written, with its quotes. */
  readonly written: string;
  readonly kind: NodeKind;
  readonly title: string;
  readonly comment: string;
  /** Undefined if the file's default applies. */
  readonly states: readonly Word[] | undefined;
  readonly position: NodePosition | undefined;
}

const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['chance', 'chance'],
  ['decision', 'decision'],
  ['utility', 'utility'],
  ['super-value', 'utility'],
]);

/** Reads a node behind the word `node`; undefined if it has no name, which is reported. */
export function readNode(scanner: TextScanner): ElviraNode | undefined {
  const { start, end, source } = scanner;
  const name = scanner.takeName();
  if (!name) return undefined;
  const values = new Map<string, string>();
  let states: readonly Word[] | undefined;
  if (scanner.take('(')) {
    values.set('type-of-variable', scanner.takeName()?.text ?? '');
    scanner.expect(')');
  }
  if (!scanner.take(';')) {
    readBody(scanner, (key) => {
      if (key !== 'states') {
        values.set(key, takeValue(scanner)?.text ?? '');
        return;
      }
      if (states) {
        const params = { reason: 'field', field: key, node: name.text } as const;
        scanner.problems.error({ code: 'repeated-element', params, offset: scanner.start });
      }
      states = takeStates(scanner, name.text);
      endStatement(scanner);
    });
  }
  const kind = kinds.get(values.get('kind-of-node') ?? 'chance') ?? 'unknown';
  return {
    id: name.text,
    offset: start,
    written: source.slice(start, end),
    kind: kind === 'chance' && values.get('type-of-variable') === 'continuous' ? 'equation' : kind,
    title: readable(values.get('title') ?? '').replaceAll('\n', ' '),
    comment: readable(values.get('comment') ?? ''),
    states,
    position: point(values.get('pos_x'), values.get('pos_y')),
  };
}

function point(x: string | undefined, y: string | undefined): NodePosition | undefined {
  const left = Number(x ?? Number.NaN);
  const top = Number(y ?? Number.NaN);
  return Number.isFinite(left) && Number.isFinite(top) ? { left, top, right: left, bottom: top } : undefined;
}
