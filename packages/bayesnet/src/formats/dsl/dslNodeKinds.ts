import type { NodeKind } from '../../network/network.js';

/** The kinds of nodes by what SMILE calls them. */
const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['CPT', 'chance'],
  ['TRUTHTABLE', 'deterministic'],
  ['NOISY_MAX', 'noisy-max'],
  ['NOISY_ADDER', 'noisy-adder'],
  ['LIST', 'decision'],
  ['TABLE', 'utility'],
  ['MAU', 'utility'],
  ['EQUATION', 'equation'],
]);

/** The node kind of a TYPE. */
export function nodeKind(type: string): NodeKind {
  return kinds.get(type) ?? 'unknown';
}
