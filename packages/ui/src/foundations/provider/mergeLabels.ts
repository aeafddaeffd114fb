import type { PartialLabels } from '../../labels/labels.js';

type Groups = Readonly<Record<string, object | undefined>>;

/** The inherited labels with replacements, string by string. */
export function mergeLabels(around: PartialLabels, given: PartialLabels | undefined): PartialLabels {
  if (!given) return around;
  const study = given.study && { study: replaced(around.study ?? {}, given.study) };
  return { ...replaced(around, given), ...study };
}

// Keyed by plain strings: the union of all groups is too much for the compiler.
function replaced(outer: Groups, given: Groups): object {
  const merged = Object.entries(given).map(([group, words]) => [group, { ...outer[group], ...words }]);
  return { ...outer, ...(Object.fromEntries(merged) as Groups) };
}
