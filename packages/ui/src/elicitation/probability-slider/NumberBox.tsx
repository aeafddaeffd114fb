import { percentOf } from '@credence/bayesnet/shares';
import { type ComponentType, useRef, useState } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import type { Share } from '../answers/share.js';
import { useControlKeys } from './useKeyOrder.js';
import { Box, Digits, Entry, NumberInput, Unit } from './Stepper.styles.js';
import type { LettersSwitchProps } from './LettersSwitch.js';
import type { Typing } from './useTyping.js';

export interface NumberBoxProps {
  /** The position of the thumb. */
  shown: number;
  /** The percentage beside the thumb, if it lies between two positions. */
  number?: number;
  /** Takes what nobody set as the answer. If omitted, the position of the thumb. */
  keep?: ((event: Event) => void) | undefined;
  /** What is answered where the slider cannot say it, in parts per million. */
  exact?: number | null;
  /** True if shares may be exact: it is wider. */
  isExact?: boolean;
  /** Brings the letters of a keyboard, where shares may be exact. */
  Letters?: ComponentType<LettersSwitchProps>;
  unset: boolean;
  /** True if it is unanswered and no value is preset: the box is empty. */
  isBlank?: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Id of the question, which names the box together with its own label. */
  labelledBy: string;
  /** Id of the box. */
  id: string;
  typing: Typing;
  change: (value: number, reason: ChangeReason, event: Event) => void;
  /** Goes this many steps, from what was typed if anything was. */
  stepBy: (by: number, reason: ChangeReason, event: Event, from?: Share) => void;
  commit: () => void;
  /** Moves the focus from the box to the slider. */
  onLeave: () => void;
}

/** The answer as an underlined number. Not in the tab order: on the slider, digits set it. */
export function NumberBox({
  shown,
  number = shown,
  keep,
  exact = null,
  isExact = false,
  Letters,
  unset,
  isBlank = false,
  disabled,
  readOnly,
  labelledBy,
  id,
  typing,
  ...events
}: NumberBoxProps) {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  const { draft, misfit, box } = typing;
  const said =
    exact === null ? (number === shown ? undefined : texts.exactNumber(number)) : texts.exactNumber(percentOf(exact));

  const input = useRef<HTMLInputElement>(null);
  const switching = useRef(false);
  // Other keys are for whoever types.
  const [isEntered, setEntered] = useState(false);

  useControlKeys(input, (event) => {
    if (typing.onKeyDown(event)) return;
    const { key, nativeEvent } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const by = (key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
      typing.whenRead(() => events.stepBy(by, 'type', nativeEvent, typing.take()));
    } else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (unset && !isBlank && draft === null) {
        if (keep) keep(nativeEvent);
        else events.change(shown, 'keep', nativeEvent);
      }
      typing.finish(nativeEvent);
      events.onLeave();
    } else if (key === 'Escape') events.onLeave();
  });

  return (
    <Box ref={box} data-slot="number" data-exact={isExact ? '' : undefined} data-unset={unset ? '' : undefined}>
      <Entry>
        <Digits style={{ '--credence-typed': (draft ?? said)?.length }}>
          <NumberInput
            ref={input}
            id={id}
            tabIndex={-1}
            inputMode={isExact ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-label={texts.percent}
            aria-labelledby={`${id} ${labelledBy}`}
            aria-describedby={misfit ? `${id}-misfit` : undefined}
            value={draft ?? said ?? (isBlank ? '' : String(shown))}
            disabled={disabled}
            readOnly={readOnly}
            onFocus={(event) => {
              typing.expect();
              if (isExact) setEntered(true);
              if (!switching.current) event.currentTarget.select();
            }}
            onChange={(event) => typing.type(event.currentTarget.value)}
            onBlur={(event) => {
              if (switching.current) return;
              typing.finish(event.nativeEvent);
              events.commit();
            }}
          />
        </Digits>
        <Unit aria-hidden>{texts.percentSign}</Unit>
      </Entry>
      {Letters && isExact && isEntered && !disabled && !readOnly ? (
        <Letters inputRef={input} switchingRef={switching} />
      ) : null}
    </Box>
  );
}
