/** Where a question is: the parents' configuration `iteration` of a node of a network. */
export interface Place {
  readonly networkId: string;
  readonly nodeId: string;
  /** From 1. */
  readonly iteration: number;
}

/** One word for a place. Ids hold no spaces. */
export const placeKey = ({ networkId, nodeId, iteration }: Place) => `${networkId} ${nodeId} ${iteration}`;
