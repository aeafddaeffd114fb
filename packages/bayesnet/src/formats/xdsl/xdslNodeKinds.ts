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

/** The node kind of an element inside `<nodes>`. */
export function nodeKind(element: string): NodeKind {
  return kinds.get(element) ?? 'unknown';
}
