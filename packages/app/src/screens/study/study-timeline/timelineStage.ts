import type { StageTimes } from './timelineScale.js';

/** One stage of a study. */
export interface TimelineStage extends StageTimes {
  /** Its name: "Round 1". */
  readonly name: string;
  /** From when to when, as the page writes dates: "9 to 30 Nov". */
  readonly dates: string;
  /** What else is to be known of it, a line each: "closes Mon 30 Nov, 18:00". */
  readonly details?: readonly string[] | undefined;
  /** When it was over, if that was later than `until`. */
  readonly closed?: Date | undefined;
}
