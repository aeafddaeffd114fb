import { type RefObject, useEffect } from 'react';
import { useEvent } from '../../../foundations/interaction/useEvent.js';
import { useSliderTexts } from '../root/SliderContext.js';

/**
 * What React leaves undone on a native range. It does not expose the `change` event, fired when the control is released
 * (its onChange is `input`); with assistive technology that is the only end of a gesture. And it lets the thumb stay
 * where somebody moved it before the server's markup was hydrated, beside words and numbers that say otherwise.
 */
export function useNativeRange(control: RefObject<HTMLInputElement | null>, shown: number, onLetGo: () => void): void {
  const letGo = useEvent(onLetGo);
  const settle = useEvent((input: HTMLInputElement) => {
    input.value = String(shown);
  });
  useEffect(() => {
    const input = control.current;
    if (input) settle(input);
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, [control, letGo, settle]);
}

/** Makes the form of a range invalid while its answer is missing. A range always has a value, so `required` cannot. */
export function useRequired(range: RefObject<HTMLInputElement | null>, missing: boolean, isBlank = false): void {
  const texts = useSliderTexts();
  const required = isBlank ? texts.requiredBlank : texts.required;
  useEffect(() => range.current?.setCustomValidity(missing ? required : ''), [range, missing, required]);
}
