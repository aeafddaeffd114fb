import type { PartialLabels } from '../../labels/labels.js';

/** What is said around, with what is given in its place, word by word. */
export function mergeLabels(around: PartialLabels, given: PartialLabels | undefined): PartialLabels {
  if (!given) return around;
  // By plain names: the union of all groups is too much for the compiler.
  const outer: Readonly<Record<string, object | undefined>> = around;
  const merged = Object.entries(given).map(([group, words]) => [group, { ...outer[group], ...words }]);
  return { ...around, ...Object.fromEntries(merged) } as PartialLabels;
}
