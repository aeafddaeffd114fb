import { percentOf } from '@credence/bayesnet/shares';
import { type RefObject, useRef, useState } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { useControlKeys } from './useKeyOrder.js';
import { Box, Digits, Entry, NumberInput, Unit } from './Stepper.styles.js';
import { LettersPlace } from './LettersPlace.js';
import type { Slider } from './useSlider.js';
import type { Typing } from './useTyping.js';

export interface NumberBoxProps {
  slider: Slider;
  typing: Typing;
  /** The native range, to which Enter and Escape lead from the box. */
  control: RefObject<HTMLInputElement | null>;
}

/** The answer as an underlined number. Not in the tab order: on the slider, digits set it. */
export function NumberBox(props: NumberBoxProps) {
  const { answer, disabled, readOnly } = props.slider;
  const { typing } = props;
  const { shown, number, exact, isExact, isBlank, unset, commit } = answer;
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  const { draft, misfit, box } = typing;
  const id = `${props.slider.id}-number`;
  const said =
    exact === null ? (number === shown ? undefined : texts.exactNumber(number)) : texts.exactNumber(percentOf(exact));

  const input = useRef<HTMLInputElement>(null);
  const switching = useRef(false);
  // Other keys are for whoever types.
  const [isEntered, setEntered] = useState(false);
  useBoxKeys(input, props);

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
            aria-labelledby={`${id} ${props.slider.id}-question`}
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
              commit();
            }}
          />
        </Digits>
        <Unit aria-hidden>{texts.percentSign}</Unit>
      </Entry>
      {isExact && isEntered && !disabled && !readOnly ? (
        <LettersPlace inputRef={input} switchingRef={switching} />
      ) : null}
    </Box>
  );
}

/** The keys of the box: the arrows step, Enter finishes and leaves, Escape leaves. */
function useBoxKeys(input: RefObject<HTMLInputElement | null>, { slider, typing, control }: NumberBoxProps): void {
  const { answer } = slider;
  const leave = () => control.current?.focus();
  useControlKeys(input, (event) => {
    if (typing.onKeyDown(event)) return;
    const { key, nativeEvent } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const by = (key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
      typing.whenRead(() => answer.stepBy(by, 'type', nativeEvent, typing.take()));
    } else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (answer.unset && !answer.isBlank && typing.draft === null) answer.keepStart(nativeEvent);
      typing.finish(nativeEvent);
      leave();
    } else if (key === 'Escape') leave();
  });
}
