import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { sliderInUseLabels } from '../../labels/englishSliderInUse.js';
import { Letters } from './LettersSwitch.styles.js';

export interface LettersSwitchProps {
  /** The field of the number. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** True while the field is left and entered again, which is not the end of typing. */
  switchingRef: RefObject<boolean>;
}

/** Brings the letters of a touch keyboard, for a fraction. */
export function LettersSwitch({ inputRef, switchingRef }: LettersSwitchProps) {
  const { letters } = useLabels({ probabilitySlider: sliderInUseLabels }).probabilitySlider;
  const [hasLetters, setLetters] = useState(false);
  /** A touch keyboard changes only when the field is entered again. */
  const switchKeyboard = () => {
    const field = inputRef.current;
    if (!field) return;
    switchingRef.current = true;
    flushSync(() => setLetters(!hasLetters));
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
