import { memo } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { NumberBox, type NumberBoxProps } from './NumberBox.js';
import { Root, Step } from './Stepper.styles.js';
import { useHold } from './useHold.js';

/** The number between − and +. Not in the tab order: on the slider, digits type and arrows step. */
export function Stepper(props: NumberBoxProps) {
  const { answer, locked } = props.slider;
  const { whenRead } = props.typing;
  const step = useEvent((by: number, event: Event) => answer.stepBy(by, 'step', event));
  const commit = useEvent(answer.commit);
  // A step goes on from what was typed, which the press finishes.
  const onStep = useEvent((by: number, event: Event) => whenRead(() => step(by, event)));
  const onEnd = useEvent(() => whenRead(commit));

  return (
    <Root data-slot="stepper">
      <StepButton by={-1} disabled={locked} onStep={onStep} onEnd={onEnd} />
      <NumberBox {...props} />
      <StepButton by={1} disabled={locked} onStep={onStep} onEnd={onEnd} />
    </Root>
  );
}

interface StepButtonProps {
  by: 1 | -1;
  disabled: boolean;
  onStep: (by: number, event: Event) => void;
  onEnd: () => void;
}

/** One of the two buttons. Does not render when the slider moves. */
const StepButton = memo(function StepButton({ by, disabled, onStep, onEnd }: StepButtonProps) {
  const { less, more } = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
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
