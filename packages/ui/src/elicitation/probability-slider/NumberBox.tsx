import type { KeyboardEvent } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { Box, NumberInput, Unit } from './Stepper.styles.js';
import type { Typing } from './useTyping.js';

export interface NumberBoxProps {
  /** The position of the thumb. */
  shown: number;
  unset: boolean;
  min: number;
  max: number;
  disabled: boolean;
  readOnly: boolean;
  /** Id of the question, which names the box together with its own label. */
  labelledBy: string;
  /** Id of the box. */
  id: string;
  typing: Typing;
  change: (value: number, reason: ChangeReason, event: Event) => void;
  commit: () => void;
  /** Moves the focus from the box to the slider. */
  onLeave: () => void;
}

/** The answer as an underlined number. Not in the tab order: on the slider, digits set it. */
export function NumberBox({
  shown,
  unset,
  min,
  max,
  disabled,
  readOnly,
  labelledBy,
  id,
  typing,
  ...events
}: NumberBoxProps) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  const { draft } = typing;
  const clamped = (value: number) => Math.min(max, Math.max(min, value));

  const finish = (event: { nativeEvent: Event }) => {
    typing.finish(event.nativeEvent);
    events.commit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      typing.drop();
      const by = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
      if (!readOnly) events.change(clamped(shown + by), 'type', event.nativeEvent);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (unset && draft === null && !readOnly) events.change(shown, 'keep', event.nativeEvent);
      finish(event);
      events.onLeave();
    } else if (event.key === 'Escape') {
      typing.drop();
      events.onLeave();
    }
  };

  return (
    <Box data-slot="number" data-unset={unset ? '' : undefined}>
      <NumberInput
        id={id}
        tabIndex={-1}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        style={{ '--credence-typed': draft?.length }}
        aria-label={texts.percent}
        aria-labelledby={`${id} ${labelledBy}`}
        aria-describedby={typing.misfit ? `${id}-misfit` : undefined}
        value={draft ?? String(shown)}
        disabled={disabled}
        readOnly={readOnly}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => typing.type(event.currentTarget.value, event.nativeEvent)}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <Unit aria-hidden>{texts.percentSign}</Unit>
    </Box>
  );
}
