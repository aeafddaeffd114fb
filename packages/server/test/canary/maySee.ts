import type { Canary } from './said.js';
import type { Caller, State } from './study.js';

const own: readonly Canary[] = [
  ...(['shares', 'combination', 'comment', 'combinationComment', 'earlierComment'] as const),
  ...(['touched', 'combinationTouched'] as const),
  ...(['reason', 'feedback', 'directions', 'seconds'] as const),
];
const underCode: readonly Canary[] = ['shares', 'combination', 'comment', 'combinationComment'];
/** No more than the words, apart from each other and from a code. */
const unlinked: readonly Canary[] = ['comment', 'combinationComment'];

/** Who may see what of what Ann said. Everybody else sees none of it, at any time, and nobody what she took away. */
const sight: { readonly [Name in Caller]?: { readonly [In in State]?: readonly Canary[] } } = {
  // What she takes home has no directions, and of a final study there is no more.
  ann: { open: own, closed: own, opened: own, unshared: own, final: own.filter((each) => each !== 'directions') },
  owner: { opened: underCode, unshared: underCode, final: underCode },
  owningAdministrator: { opened: underCode, unshared: underCode, final: underCode },
  ben: { opened: unlinked, final: unlinked },
};

export const maySee = (name: Caller, state: State): readonly Canary[] => sight[name]?.[state] ?? [];

/** All that the table lets anybody see, each as `caller canary`. */
export const allInSight = (state: State): string[] =>
  (Object.keys(sight) as Caller[]).flatMap((name) => maySee(name, state).map((canary) => `${name} ${canary}`)).sort();
