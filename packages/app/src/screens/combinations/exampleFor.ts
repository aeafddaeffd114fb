import type { NetworkNode } from '@credence/api-client';
import { configurationCount } from '@credence/bayesnet';
import { type Combination, withoutEnd } from '@credence/ui';

/** A combination that somebody might choose, to show what one does. */
export interface Example {
  readonly parent: string;
  readonly state: string;
  /** The owner's own words for it, in place of both names. */
  readonly asCondition?: string | undefined;
  /** How many questions it would decide, of how many. */
  readonly decides: number;
  readonly total: number;
}

/** States that name the absence of a finding, which seldom settle anything. */
const ordinary =
  /^(no|none|absent|false|negative|normal|unknown|not[ _]known|nein|kein\w*|negativ|unauffällig|unbekannt)$/iu;

/** A state of a parent that no saved combination names yet; undefined for a node without parents. */
export function exampleFor(
  parents: NonNullable<NetworkNode['parents']>,
  saved: readonly Combination[],
  details?: NetworkNode['parentDetails'],
): Example | undefined {
  const isFree = (_: unknown, index: number) =>
    saved.every(({ selection }) => selection === 'rest' || selection[index] === undefined);
  const parent = parents.find(isFree) ?? parents[0];
  const state = parent?.vars.findLast((name) => !ordinary.test(name)) ?? parent?.vars.at(-1);
  if (!parent || state === undefined) return undefined;
  const said = details?.[parents.indexOf(parent)]?.states?.[parent.vars.lastIndexOf(state)]?.asCondition;
  const asCondition = withoutEnd(said);
  const total = configurationCount(parents.map(({ vars }) => vars.length));
  return {
    parent: parent.display_name,
    state: state.replaceAll('_', ' '),
    ...(asCondition ? { asCondition } : {}),
    decides: total / parent.vars.length,
    total,
  };
}
