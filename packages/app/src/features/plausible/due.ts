import * as v from 'valibot';
import { name } from '../../ground/device/shapes.js';

const said = v.object({
  plausible: v.boolean(),
  comment: v.string(),
  /** The `Idempotency-Key` of every attempt to send it. */
  key: name,
});

/** A node whose result is to be judged, as it is kept on the device. */
export const due = v.object({
  networkId: name,
  /** Absent for the assessment that the owner and collaborators share. */
  assessmentId: v.exactOptional(name),
  nodeId: name,
  /** The node's name, as it was. */
  title: name,
  /** True if the user wants to be asked later. */
  later: v.fallback(v.boolean(), false),
  /** Present until it has reached the server. */
  said: v.fallback(v.optional(said), undefined),
});

/** What a user said of the result of a node. */
export type ResultJudgement = Readonly<v.InferOutput<typeof said>>;
export type Due = Readonly<v.InferOutput<typeof due>>;
