import type { components } from '@credence/api-client';
import type { NodeRow } from './nodes.js';
import { presentDetails } from './presentDetails.js';

/** A node as a question, a node's page and its feedback show it. */
export function presentVariable(node: NodeRow): components['schemas']['Variable'] {
  const details = presentDetails(node);
  return { id: node.key, display_name: node.displayName, vars: node.states, ...(details ? { details } : {}) };
}
