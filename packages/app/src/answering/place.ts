/** Identifies a question: the parent configuration `iteration` of a node of a network. */
export interface Place {
  readonly networkId: string;
  readonly nodeId: string;
  /** Starts at 1. */
  readonly iteration: number;
}

/** A place as a single key. Ids contain no spaces. */
export const placeKey = ({ networkId, nodeId, iteration }: Place) => `${networkId} ${nodeId} ${iteration}`;

/** Whether these route parameters name this place. */
export const isShown = (
  place: Place,
  params: { readonly networkId?: string; readonly nodeId?: string; readonly iteration?: string },
) =>
  place.networkId === params.networkId &&
  place.nodeId === params.nodeId &&
  String(place.iteration) === params.iteration;
