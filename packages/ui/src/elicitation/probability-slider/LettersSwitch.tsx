import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { sliderInUseLabels } from '../../labels/englishSliderInUse.js';
import { Letters } from './LettersSwitch.styles.js';

export interface LettersSwitchProps {
  /** The field of the number. */
  input: RefObject<HTMLInputElement | null>;
  /** True while the field is left and entered again, which is not the end of typing. */
  switching: RefObject<boolean>;
}

/** Brings the letters of a touch keyboard, for a fraction. */
export function LettersSwitch({ input, switching }: LettersSwitchProps) {
  const { letters } = useLabels({ probabilitySlider: sliderInUseLabels }).probabilitySlider;
  const [hasLetters, setLetters] = useState(false);
  /** A touch keyboard changes only when the field is entered again. */
  const switchKeyboard = () => {
    const field = input.current;
    if (!field) return;
    switching.current = true;
    flushSync(() => setLetters(!hasLetters));
    field.inputMode = hasLetters ? 'decimal' : 'text';
    field.blur();
    field.focus();
    switching.current = false;
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
