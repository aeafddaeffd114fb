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
  return merged(before, mine, theirs, (one, two) => contradict(one, two) || overlap(one, two));
}

/**
 * The same for new ones that decide the same configuration differently: those of the first list come before those of the
 * second, and so count where both apply.
 */
export function keepBothInOrder(
  before: readonly Combination[],
  first: readonly Combination[],
  second: readonly Combination[],
): readonly Combination[] | undefined {
  return merged(before, first, second, contradict);
}

function merged(
  before: readonly Combination[],
  mine: readonly Combination[],
  theirs: readonly Combination[],
  excludes: (one: Combination, two: Combination) => boolean,
): readonly Combination[] | undefined {
  const [base, own, other] = [keyed(before), keyed(mine), keyed(theirs)];
  const [ownAdded, otherAdded] = [changedIn(own, base), changedIn(other, base)];
  const [ownRemoved, otherRemoved] = [removedFrom(base, own), removedFrom(base, other)];
  if (!sameOrder([...own.keys()], [...other.keys()])) return undefined;
  if (ownAdded.some((each) => otherRemoved.has(keyOf(each))) || otherAdded.some((each) => ownRemoved.has(keyOf(each))))
    return undefined;
  if (ownAdded.some((one) => otherAdded.some((two) => excludes(one, two)))) return undefined;

  // Mine in my order, without what they removed and with their changes; then each addition after the one it followed.
  const keys = [...own.keys()].filter((key) => !otherRemoved.has(key));
  const theirKeys = [...other.keys()];
  for (const added of otherAdded) {
    const key = keyOf(added);
    if (keys.includes(key)) continue;
    const earlier = theirKeys.slice(0, theirKeys.indexOf(key)).findLast((each) => keys.includes(each));
    const before = ownAdded.filter((each) => overlap(each, added)).map((each) => keys.indexOf(keyOf(each)));
    keys.splice(Math.max(earlier === undefined ? 0 : keys.indexOf(earlier) + 1, ...before.map((at) => at + 1)), 0, key);
  }
  const newer = new Map([...own, ...[...other].filter(([key, each]) => isNewer(each, own.get(key), base.get(key)))]);
  const list = keys.flatMap((key) => newer.get(key) ?? []);
  const ranked = [...list.filter(({ nodes }) => nodes !== 'rest'), ...list.filter(({ nodes }) => nodes === 'rest')];
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

/** Whether theirs replaces mine: it says something else than before, or mine says the same and they set other states. */
const isNewer = (their: Combination, mine: Combination | undefined, before: Combination | undefined) =>
  !same(their, before) || (same(their, mine) && String(their.touched) !== String(before?.touched));

const removedFrom = (base: Keyed, list: Keyed) => new Set([...base.keys()].filter((key) => !list.has(key)));

/** Whether what is in both lists has the same priorities in both. */
function sameOrder(one: readonly string[], two: readonly string[]): boolean {
  const shared = one.filter((key) => two.includes(key));
  return shared.join() === two.filter((key) => one.includes(key)).join();
}

/** Whether they are the same combination and say something else. */
const contradict = (one: Combination, two: Combination) => keyOf(one) === keyOf(two) && !same(one, two);

/** Whether they decide some configuration differently. */
function overlap(one: Combination, two: Combination): boolean {
  if (sayingOf(one) === sayingOf(two) || one.nodes === 'rest' || two.nodes === 'rest') return false;
  return matchBoth(one.nodes, two.nodes);
}

/** Whether some configuration matches both. */
function matchBoth(one: PartialConfiguration, two: PartialConfiguration): boolean {
  for (const [parent, state] of one) if (two.has(parent) && two.get(parent) !== state) return false;
  return true;
}
