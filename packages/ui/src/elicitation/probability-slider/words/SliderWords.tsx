import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useOwnRef } from '../../../foundations/interaction/useOwnRef.js';
import { Anchors } from '../../../foundations/verbal-scale/Anchors.js';
import { isAnswer } from '../../../foundations/verbal-scale/verbalScale.js';
import { useDrawnStep } from '../behaviour/useDrawnMovement.js';
import { useSlider } from '../root/SliderContext.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderWordsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'> {}

/**
 * The words of the scale below the rail, each at its percentage and a way to say it. Not in the tab order: on the slider,
 * [ and ] lead from word to word.
 * @since 0.1.0
 * @experimental
 */
export const SliderWords = forwardRef<HTMLDivElement, SliderWordsProps>(function SliderWords(props, ref) {
  const { answer, anchors, scaleType, selectWord } = useSlider();
  const { value, min, max, locked } = answer;
  const root = useOwnRef(ref);
  const pressedAt = (percent: number | null) => anchors.findIndex((anchor) => isAnswer(anchor, percent, min, max));
  useDrawnStep(answer.drawn, (step) => pressWord(root.current, pressedAt(step)));
  return (
    <Anchors
      ref={root}
      {...props}
      anchors={anchors}
      scaleType={scaleType}
      pressed={pressedAt(value)}
      disabled={locked}
      onSelect={selectWord}
    />
  );
});

/** @param index of no word if it is -1 */
function pressWord(words: Element | null, index: number): void {
  const before = words?.querySelector('[aria-pressed="true"]') ?? null;
  const word = index < 0 ? null : (words?.querySelectorAll('[data-slot="word"]')[index] ?? null);
  if (word === before) return;
  before?.setAttribute('aria-pressed', 'false');
  word?.setAttribute('aria-pressed', 'true');
}
