import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';

/**
 * A node and its position.
 * @since 0.1.0
 * @experimental
 */
export interface MapNode {
  readonly id: string;
  readonly label: string;
  /** Centre, in any unit in which a pill is `NODE_HEIGHT` high. */
  readonly x: number;
  readonly y: number;
  /** Width of its pill. Estimated from the label if omitted. */
  readonly width?: number | undefined;
  /** Its progress; `none` for a node that is not asked about because its probabilities are not assessed. */
  readonly status: 'open' | 'progress' | 'done' | 'none';
  /** Share answered in percent, drawn as a ring while it is in progress. */
  readonly percent?: number | undefined;
  /** When it is asked about, from 1, where the questions are ranked. */
  readonly rank?: number | undefined;
  /** Whether it is one of the outcomes that the network is for. */
  readonly outcome?: boolean | undefined;
  /** What is supposed to be known of it, in words: the name of a state. */
  readonly finding?: string | undefined;
}

/**
 * Describes what was done with a node: by a press, or by a key.
 * @since 0.1.0
 * @experimental
 */
export type MapNodeDetails = InteractionDetails<'press' | 'key'>;

/**
 * Describes how the link of a node was followed: a router takes the click over and prevents its default.
 * @since 0.1.0
 * @experimental
 */
export interface MapFollowDetails extends MapNodeDetails {
  readonly event: MouseEvent;
}

/**
 * An arrow by node ids, parent first, with its weight from 0 to 1 where arrows are weighed.
 * @since 0.1.0
 * @experimental
 */
export type MapEdge = readonly [from: string, to: string, weight?: number];
