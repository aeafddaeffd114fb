import type { ProblemList } from '../problemList.js';
import type { RawNode } from '../rawNode.js';
import type { GenieExtension } from './genieExtension.js';

/** aGrUM writes XDSL with the first parent fastest, where SMILE and GeNIe have the last. Tried with pyAgrum 3.3.1. */
export function isByAgrum({ program }: GenieExtension): boolean {
  return /^aGrUM\b/.test(program);
}

/** Tells the first node that the order matters to. No error: a file that was taken once must be read again. */
export function warnOfOrder(nodes: readonly RawNode[], problems: ProblemList): void {
  const node = nodes.find(({ kind, parents }) => kind === 'chance' && parents.length > 1);
  if (!node) return;
  problems.warning({
    code: 'other-order',
    params: { node: node.id, format: 'XDSL as aGrUM writes it' },
    offset: node.offset,
  });
}
