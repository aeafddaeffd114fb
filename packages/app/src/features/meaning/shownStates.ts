import type { NodeWithTable } from '@credence/api-client';
import { nameStates } from './nameParents.js';
import type { Text } from '@credence/text';

/** The states of some nodes, as questions show them. */
export const shownStates = (nodes: readonly NodeWithTable[], words: Text): readonly (readonly string[])[] =>
  nameStates(
    nodes,
    nodes.map(({ details }) => details ?? {}),
    words,
  ).map(({ vars }) => vars.map((name) => name.replaceAll('_', ' ')));
