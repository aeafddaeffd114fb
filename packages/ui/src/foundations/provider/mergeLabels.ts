import type { PartialLabels } from '../../labels/labels.js';

/** The inherited labels with replacements, string by string. */
export function mergeLabels(around: PartialLabels, given: PartialLabels | undefined): PartialLabels {
  if (!given) return around;
  // Keyed by plain strings: the union of all groups is too much for the compiler.
  const outer: Readonly<Record<string, object | undefined>> = around;
  const merged = Object.entries(given).map(([group, words]) => [group, { ...outer[group], ...words }]);
  return { ...around, ...Object.fromEntries(merged) } as PartialLabels;
}
