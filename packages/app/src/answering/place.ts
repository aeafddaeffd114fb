/** Where a question is: the parents' configuration `iteration` of a node of a network. */
export interface Place {
  readonly networkId: string;
  readonly nodeId: string;
  /** From 1. */
  readonly iteration: number;
}

/** One word for a place. Ids hold no spaces. */
export const placeKey = ({ networkId, nodeId, iteration }: Place) => `${networkId} ${nodeId} ${iteration}`;

/** Whether a place is the one that the parameters of an address name. */
export const isShown = (
  place: Place,
  params: { readonly networkId?: string; readonly nodeId?: string; readonly iteration?: string },
) =>
  place.networkId === params.networkId &&
  place.nodeId === params.nodeId &&
  String(place.iteration) === params.iteration;
