import { percentOf } from '@credence/bayesnet/shares';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useLabels } from '../../../foundations/provider/useLabels.js';
import { typedNumberLabels } from '../../../labels/englishTypedNumber.js';
import { useDrawnStep, writeNumber } from '../behaviour/useDrawnMovement.js';
import { useControlKeys } from '../behaviour/useKeyOrder.js';
import { type Slider, useSlider, useSliderTexts } from '../root/SliderContext.js';
import { Box, Digits, Entry, Letters, NumberInput, Unit } from './SliderNumber.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderNumberProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/**
 * The answer as an underlined number that can be typed over. Not in the tab order: on the slider, digits set it. What is
 * typed and no answer is told by `SliderMisfit`.
 * @since 0.1.0
 * @experimental
 */
export const SliderNumber = forwardRef<HTMLDivElement, SliderNumberProps>(function SliderNumber(props, ref) {
  const slider = useSlider();
  const { answer } = slider;
  const { typing, shown, number, exact, exactShares, isBlank, unset, locked, commit } = answer;
  const texts = useSliderTexts();
  const { draft, misfit, box } = typing;
  const id = `${slider.id}-number`;
  const said =
    exact === null ? (number === shown ? undefined : texts.exactNumber(number)) : texts.exactNumber(percentOf(exact));

  const input = useRef<HTMLInputElement>(null);
  const switching = useRef(false);
  useBoxKeys(input, slider);
  useDrawnStep(answer.drawn, (step) => input.current && writeNumber(input.current, String(step)));
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, [box]);

  return (
    <Box ref={box} data-slot="number" data-exact={exactShares && ''} data-unset={unset ? '' : undefined} {...props}>
      <Entry>
        <Digits style={{ '--credence-typed': (draft ?? said)?.length }}>
          <NumberInput
            ref={input}
            id={id}
            tabIndex={-1}
            inputMode={exactShares ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-label={texts.percent}
            aria-labelledby={`${id} ${slider.id}-question`}
            aria-describedby={misfit ? `${id}-misfit` : undefined}
            value={draft ?? said ?? (isBlank ? '' : String(shown))}
            disabled={answer.disabled}
            readOnly={answer.readOnly}
            onFocus={(event) => {
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
      {exactShares && !locked ? <LettersSwitch inputRef={input} switchingRef={switching} /> : null}
    </Box>
  );
});

/** The keys of the box: the arrows step, Enter finishes and leaves, Escape leaves. */
function useBoxKeys(input: RefObject<HTMLInputElement | null>, { answer, control }: Slider): void {
  const { typing } = answer;
  const leave = () => control.current?.focus();
  useControlKeys(input, (event) => {
    if (typing.onKeyDown(event)) return;
    const { key, nativeEvent } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const by = (key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
      answer.stepBy(by, 'type', nativeEvent, typing.take());
    } else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (answer.unset && !answer.isBlank && typing.draft === null) answer.keepStart(nativeEvent);
      typing.finish(nativeEvent);
      leave();
    } else if (key === 'Escape') leave();
  });
}

interface LettersSwitchProps {
  /** The field of the number. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** True while the field is left and entered again, which is not the end of typing. */
  switchingRef: RefObject<boolean>;
}

/** Brings the letters of a touch keyboard, for a fraction. */
function LettersSwitch({ inputRef, switchingRef }: LettersSwitchProps) {
  const { letters } = useLabels({ probabilitySlider: typedNumberLabels }).probabilitySlider;
  const [hasLetters, setLetters] = useState(false);
  /** A touch keyboard changes only when the field is entered again. */
  const switchKeyboard = () => {
    const field = inputRef.current;
    if (!field) return;
    switchingRef.current = true;
    setLetters(!hasLetters);
    field.inputMode = hasLetters ? 'decimal' : 'text';
    field.blur();
    field.focus();
    switchingRef.current = false;
  };
  return (
    <Letters
      type="button"
      tabIndex={-1}
      data-slot="letters"
      aria-label={letters}
      aria-pressed={hasLetters}
      // The field keeps the focus, and with it the keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={switchKeyboard}
    >
      1/500
    </Letters>
  );
}
