import type { NodeDetails, Parent, ParentValue } from '@credence/api-client';
import type { Text } from '@credence/text';
import { stateName } from './rangeName.js';
import { shownNode } from './shownNode.js';

type Words = Pick<Text, 'meaning' | 'common'>;

/** The parents of a question with their states as displayed. */
export function nameValues(parents: readonly ParentValue[], text: Words): ParentValue[] {
  return parents.map((parent) => ({
    ...parent,
    value: stateName(parent.value, parent.state, parent.unit, text),
    ...(parent.previous === undefined
      ? {}
      : { previous: stateName(parent.previous, parent.previousState, parent.unit, text) }),
  }));
}

/** The parents of a node with their states as displayed. */
export function nameStates(
  parents: readonly Parent[],
  details: readonly NodeDetails[] | undefined,
  text: Words,
): Parent[] {
  return parents.map(({ display_name, vars }, index) => ({
    display_name,
    vars: shownNode({ vars, details: details?.[index] }, text).vars,
  }));
}
