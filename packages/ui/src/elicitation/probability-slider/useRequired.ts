import { type RefObject, useEffect } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';

/** Makes the form of a range invalid while its answer is missing. A range always has a value, so `required` cannot. */
export function useRequired(range: RefObject<HTMLInputElement | null>, missing: boolean, isBlank = false): void {
  const texts = useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
  const required = isBlank ? texts.requiredBlank : texts.required;
  useEffect(() => range.current?.setCustomValidity(missing ? required : ''), [range, missing, required]);
}
