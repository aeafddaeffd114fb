import type { ProbabilitySliderProps } from './sliderProps.js';

/** What connects one slider of a question to a form. */
export type SliderField = Pick<
  ProbabilitySliderProps,
  'aria-describedby' | 'aria-invalid' | 'form' | 'inputRef' | 'required'
>;
