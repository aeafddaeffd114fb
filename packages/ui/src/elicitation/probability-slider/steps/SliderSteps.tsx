import {
  type ComponentPropsWithoutRef,
  forwardRef,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import * as drawings from '../../../foundations/icons/drawings.js';
import { Glyph } from '../../../foundations/icons/Glyph.js';
import { useEvent } from '../../../foundations/interaction/useEvent.js';
import { whenReleased } from '../behaviour/usePointerGesture.js';
import { useSlider, useSliderTexts } from '../root/SliderContext.js';
import { Root, Step } from './SliderSteps.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderStepsProps extends ComponentPropsWithoutRef<'div'> {
  /** What stands between − and +: the number. */
  children?: ReactNode;
}

/**
 * − and + around what is given. Each press goes one percent, and a press that is held goes on. Not in the tab order: on the
 * slider, arrows step.
 * @since 0.1.0
 * @experimental
 */
export const SliderSteps = forwardRef<HTMLDivElement, SliderStepsProps>(function SliderSteps(
  { children, ...rest },
  ref,
) {
  const { answer } = useSlider();
  // A step goes on from what was typed, which the press finishes.
  const onStep = useEvent((by: number, event: Event) => answer.stepBy(by, 'step', event));
  const onEnd = useEvent(answer.commit);
  return (
    <Root ref={ref} data-slot="stepper" {...rest}>
      <StepButton by={-1} disabled={answer.locked} onStep={onStep} onEnd={onEnd} />
      {children}
      <StepButton by={1} disabled={answer.locked} onStep={onStep} onEnd={onEnd} />
    </Root>
  );
});

interface StepButtonProps {
  by: 1 | -1;
  disabled: boolean;
  onStep: (by: number, event: Event) => void;
  onEnd: () => void;
}

/** One of the two buttons. Does not render when the slider moves. */
const StepButton = memo(function StepButton({ by, disabled, onStep, onEnd }: StepButtonProps) {
  const { less, more } = useSliderTexts();
  const hold = useHold({ onStep: (event) => onStep(by, event), onEnd });
  return (
    <Step
      type="button"
      tabIndex={-1}
      aria-label={by < 0 ? less : more}
      data-slot={by < 0 ? 'less' : 'more'}
      disabled={disabled}
      {...hold}
    >
      <Glyph of={by < 0 ? drawings.minus : drawings.plus} />
    </Step>
  );
});

/** How long, in milliseconds, a button is held before it repeats, and the interval between repeats. */
export const holdPause = 400;
export const holdPace = 60;

interface Hold {
  /** Called for one step, repeatedly while the button is held. */
  onStep: (event: Event) => void;
  /** Called once when the button is released, including when the pointer leaves it or the page starts to scroll. */
  onEnd: () => void;
}

/**
 * A button that repeats while a pointer holds it. A short press is an ordinary click, so that a finger scrolling the
 * page across the button, and assistive technology, have the same effect as on any button.
 */
function useHold({ onStep, onEnd }: Hold) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // The click after a hold is not another step, even if the pointer left the button and came back.
  const held = useRef(false);
  const ignoreRelease = useRef<(() => void) | undefined>(undefined);
  // The latest callbacks, even if the button was pressed several renders ago.
  const step = useEvent(onStep);
  const end = useEvent(onEnd);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (held.current) end();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      ignoreRelease.current?.();
    },
    [],
  );

  const onPointerDown = (down: PointerEvent<HTMLButtonElement>) => {
    if (!down.isPrimary || down.button > 0) return;
    const { nativeEvent } = down;
    clearTimeout(timer.current);
    ignoreRelease.current?.();
    held.current = false;
    const repeat = () => {
      held.current = true;
      step(nativeEvent);
      timer.current = setTimeout(repeat, holdPace);
    };
    timer.current = setTimeout(repeat, holdPause);
    ignoreRelease.current = whenReleased(nativeEvent.pointerId, () => {
      stop();
      // If the click comes, it comes in this task.
      setTimeout(() => {
        held.current = false;
      });
    });
  };

  return {
    onPointerDown,
    onPointerLeave: stop,
    onBlur: stop,
    // Prevents the menu that a long press opens.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (timer.current !== undefined) event.preventDefault();
    },
    onClick: (event: { nativeEvent: Event }) => {
      if (held.current) return;
      step(event.nativeEvent);
      end();
    },
  };
}
