/** The id of a field: of the name of a node, or of one of its states. */
export const nameFieldId = (nodeId: string, state?: number): string =>
  state === undefined ? `names-${nodeId}` : `names-${nodeId}-${state}`;
