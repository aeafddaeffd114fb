import type { Outgoing } from '../../answering/outgoing.js';

/** What the screen hands to the action. */
export interface Submission extends Omit<Outgoing, 'place'> {
  /** True where the loaded question said that it is the last one. */
  readonly last: boolean;
  /** The question that it named as the next one. */
  readonly next: number | null;
}
