import type { Combination, PartialConfiguration } from './combination.js';
import { sayingOf } from './judgement.js';

/**
 * Two lists of combinations, both made from the same earlier one, as one list with the changes of both. Each keeps its
 * priority among those that were there before. Undefined if they contradict each other: if both changed the same
 * combination, or if new ones of both decide the same configuration differently.
 */
export function keepBoth(
  before: readonly Combination[],
  mine: readonly Combination[],
  theirs: readonly Combination[],
): readonly Combination[] | undefined {
  const [base, own, other] = [keyed(before), keyed(mine), keyed(theirs)];
  const [ownAdded, otherAdded] = [changedIn(own, base), changedIn(other, base)];
  const [ownRemoved, otherRemoved] = [removedFrom(base, own), removedFrom(base, other)];
  if (!sameOrder([...own.keys()], [...other.keys()])) return undefined;
  if (ownAdded.some((each) => otherRemoved.has(keyOf(each))) || otherAdded.some((each) => ownRemoved.has(keyOf(each))))
    return undefined;
  if (ownAdded.some((one) => otherAdded.some((two) => contradict(one, two)))) return undefined;

  // Mine in my order, without what they removed and with their changes; then each addition after the one it followed.
  const keys = [...own.keys()].filter((key) => !otherRemoved.has(key));
  const theirKeys = [...other.keys()];
  for (const added of otherAdded) {
    const key = keyOf(added);
    if (keys.includes(key)) continue;
    const earlier = theirKeys.slice(0, theirKeys.indexOf(key)).findLast((each) => keys.includes(each));
    keys.splice(earlier === undefined ? 0 : keys.indexOf(earlier) + 1, 0, key);
  }
  const newer = new Map([...own, ...otherAdded.map((each) => [keyOf(each), each] as const)]);
  const merged = keys.flatMap((key) => newer.get(key) ?? []);
  const ranked = [...merged.filter(({ nodes }) => nodes !== 'rest'), ...merged.filter(({ nodes }) => nodes === 'rest')];
  return ranked.map((combination, index) => ({ ...combination, number: index + 1 }));
}

type Keyed = ReadonlyMap<string, Combination>;

const keyOf = ({ nodes }: Combination): string =>
  nodes === 'rest' ? 'rest' : [...nodes].sort(([a], [b]) => a - b).join(';');

/** The certainty and the comment are part of a combination, although they decide nothing. */
const same = (one: Combination, two: Combination | undefined) =>
  two !== undefined &&
  sayingOf(one) === sayingOf(two) &&
  one.certainty === two.certainty &&
  one.comment === two.comment;

const keyed = (list: readonly Combination[]): Keyed => new Map(list.map((each) => [keyOf(each), each]));

/** What is new in a list, or is not as before. */
const changedIn = (list: Keyed, base: Keyed) =>
  [...list].flatMap(([key, each]) => (same(each, base.get(key)) ? [] : [each]));

const removedFrom = (base: Keyed, list: Keyed) => new Set([...base.keys()].filter((key) => !list.has(key)));

/** Whether what is in both lists has the same priorities in both. */
function sameOrder(one: readonly string[], two: readonly string[]): boolean {
  const shared = one.filter((key) => two.includes(key));
  return shared.join() === two.filter((key) => one.includes(key)).join();
}

function contradict(one: Combination, two: Combination): boolean {
  if (keyOf(one) === keyOf(two)) return !same(one, two);
  if (sayingOf(one) === sayingOf(two)) return false;
  if (one.nodes === 'rest' || two.nodes === 'rest') return false;
  return overlap(one.nodes, two.nodes);
}

/** Whether some configuration matches both. */
function overlap(one: PartialConfiguration, two: PartialConfiguration): boolean {
  for (const [parent, state] of one) if (two.has(parent) && two.get(parent) !== state) return false;
  return true;
}
