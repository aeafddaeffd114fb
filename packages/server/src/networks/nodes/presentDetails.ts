import type { components } from '@credence/api-client';
import type { NodeRow } from './nodes.js';

type NodeDetails = components['schemas']['NodeDetails'];
type StateDetails = components['schemas']['StateDetails'];
type Meaning = components['schemas']['Meaning'];

/** What is known of a node besides its names; undefined if that is nothing. */
export function presentDetails(node: NodeRow): NodeDetails | undefined {
  const meaning = meaningOf(node.explanation?.explanation, node.description);
  const unit = node.explanation?.unit;
  const states = node.states.map((_, index) => presentState(node, index));
  const known = states.some((state) => Object.keys(state).length > 0);
  if (!meaning && !unit && !known) return undefined;
  return { ...(meaning ? { meaning } : {}), ...(unit ? { unit } : {}), ...(known ? { states } : {}) };
}

function presentState({ explanation, stateDetails }: NodeRow, index: number): StateDetails {
  const own = explanation?.states[index];
  const { description, interval } = stateDetails?.[index] ?? {};
  const meaning = meaningOf(own?.explanation, description);
  return {
    ...(meaning ? { meaning } : {}),
    ...(interval ? { interval: { ...interval, isName: interval.isName && !own?.title } } : {}),
    ...(own?.asCondition ? { asCondition: own.asCondition } : {}),
  };
}

function meaningOf(own: string | undefined, file: string | null | undefined): Meaning | undefined {
  if (own) return { text: own, source: 'owner' };
  return file ? { text: file, source: 'file' } : undefined;
}
