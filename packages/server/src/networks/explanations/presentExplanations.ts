import type { components } from '@credence/api-client';
import type { ExplanationRow, NodeRow } from '../nodes/nodes.js';

/** What the file says of a node, and what its owner wrote instead. */
export function presentExplanations({ file, explanation }: NodeRow): components['schemas']['Explanations'] {
  return {
    file: {
      title: file.displayName,
      explanation: file.description ?? '',
      unit: '',
      states: file.states.map((title, index) => ({
        title,
        explanation: file.stateDetails?.[index]?.description ?? '',
      })),
    },
    own: explanation ? ownTexts(explanation) : nothing(file.states.length),
  };
}

export function ownTexts({ title, explanation, unit, states }: ExplanationRow): components['schemas']['Explanation'] {
  return { title, explanation, unit, states };
}

export function nothing(states: number): components['schemas']['Explanation'] {
  return {
    title: '',
    explanation: '',
    unit: '',
    states: Array.from({ length: states }, () => ({ title: '', explanation: '' })),
  };
}
