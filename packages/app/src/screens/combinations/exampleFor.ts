import type { NetworkNode } from '@credence/api-client';
import { configurationCount } from '@credence/bayesnet';
import { withoutEnd } from '@credence/ui';
import { isAbsence } from '../../features/outcomes/isAbsence.js';

/** A combination that somebody might choose, to show what one does. */
export interface Example {
  readonly parent: string;
  /** Its index among the parent's states. */
  readonly index: number;
  readonly state: string;
  /** The owner's own words for it, in place of both names. */
  readonly asCondition?: string | undefined;
  /** How many questions it would decide, of how many. */
  readonly decides: number;
  readonly total: number;
}

/** A state of the first parent; undefined for a node without parents. */
export function exampleFor(
  parents: NonNullable<NetworkNode['parents']>,
  details?: NetworkNode['parentDetails'],
): Example | undefined {
  const [parent] = parents;
  if (!parent || parent.vars.length === 0) return undefined;
  const finding = parent.vars.findLastIndex((name) => !isAbsence(name));
  const index = finding < 0 ? parent.vars.length - 1 : finding;
  const asCondition = withoutEnd(details?.[0]?.states?.[index]?.asCondition);
  const total = configurationCount(parents.map(({ vars }) => vars.length));
  return {
    parent: parent.display_name,
    index,
    state: (parent.vars[index] ?? '').replaceAll('_', ' '),
    ...(asCondition ? { asCondition } : {}),
    decides: total / parent.vars.length,
    total,
  };
}
