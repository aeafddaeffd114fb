import { device } from '../../ground/device/browserDevice.js';
import type { InNetwork } from '../../ground/device/assessments.js';

/** Identifies a question in an assessment: the parent configuration `iteration` of a node of a network. */
export interface AnswerPlace extends InNetwork {
  readonly nodeId: string;
  /** Starts at 1. */
  readonly iteration: number;
}

/** The place that route parameters name. Its iteration is NaN unless it is written as questions are: `01` is no address. */
export function placeOf({
  networkId = '',
  nodeId = '',
  iteration = '',
}: Readonly<Record<string, string | undefined>>): AnswerPlace {
  const isNumber = /^[1-9]\d*$/.test(iteration) && Number.isSafeInteger(Number(iteration));
  return placeIn(networkId, { nodeId, iteration: isNumber ? Number(iteration) : Number.NaN });
}

/** The place of a question in the assessment that the user works on. */
export const placeIn = (
  networkId: string,
  { nodeId, iteration }: Pick<AnswerPlace, 'nodeId' | 'iteration'>,
): AnswerPlace => ({
  ...device.assessments.inNetwork(networkId),
  nodeId,
  iteration,
});

/** A place as a single key. Ids contain no spaces. */
export const placeKey = ({ networkId, assessmentId = '', nodeId, iteration }: AnswerPlace) =>
  `${networkId} ${assessmentId} ${nodeId} ${iteration}`;

/** The node of a place as a single key. */
export const nodeKey = ({ networkId, assessmentId = '', nodeId }: AnswerPlace) =>
  `${networkId} ${assessmentId} ${nodeId}`;

/** Whether these route parameters name this place. */
export const isShown = (
  place: AnswerPlace,
  params: { readonly networkId?: string; readonly nodeId?: string; readonly iteration?: string },
) =>
  place.networkId === params.networkId &&
  place.nodeId === params.nodeId &&
  String(place.iteration) === params.iteration;
