import type { NodeKind } from '../../network/network.js';

const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['cpt', 'chance'],
  ['deterministic', 'deterministic'],
  ['noisymax', 'noisy-max'],
  ['noisyadder', 'noisy-adder'],
  ['decision', 'decision'],
  ['utility', 'utility'],
  ['mau', 'utility'],
  ['maux', 'utility'],
  ['equation', 'equation'],
]);

/** What an element inside `<nodes>` is. */
export function nodeKind(element: string): NodeKind {
  return kinds.get(element) ?? 'unknown';
}
