import { answerOf } from '../../foundations/verbal-scale/verbalScale.js';
import type { VerbalAnchor } from '../../labels/english.js';

/** The slider's state that determines what a key does: its position and its limits. */
export interface SliderPosition {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly anchors: readonly VerbalAnchor[];
  /** True for right-to-left text: arrows follow the visual direction. */
  readonly rightToLeft: boolean;
}

/** The whole percent so many steps away: from a share between two, the first step leads to the nearer one on its way. */
export const stepFrom = (percent: number, by: number): number =>
  by > 0 ? Math.floor(percent) + by : Math.ceil(percent) + by;

/** The value that a key leads to; undefined if the slider does not handle the key. */
export function valueAfterKey(
  pressed: { readonly key: string; readonly shiftKey: boolean },
  { value, min, max, anchors, rightToLeft }: SliderPosition,
): number | undefined {
  const step = pressed.shiftKey ? 10 : 1;
  const along = rightToLeft ? -step : step;
  const by = (steps: number) => stepFrom(value, steps);
  const moves = new Map(
    Object.entries({
      ArrowUp: by(step),
      ArrowDown: by(-step),
      ArrowRight: by(along),
      ArrowLeft: by(-along),
      PageUp: by(10),
      PageDown: by(-10),
      Home: min,
      End: max,
      '[': anchors.map((anchor) => answerOf(anchor, min, max)).findLast((answer) => answer < value) ?? value,
      ']': anchors.map((anchor) => answerOf(anchor, min, max)).find((answer) => answer > value) ?? value,
    }),
  );
  const next = moves.get(pressed.key);
  return next === undefined ? undefined : Math.min(max, Math.max(min, next));
}
