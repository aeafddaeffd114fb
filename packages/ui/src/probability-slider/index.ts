export type { ChangeDetails, ChangeReason } from './changeDetails.js';
export { ProbabilitySlider, type ProbabilitySliderProps } from './ProbabilitySlider.js';
export { sliderKeymap } from './sliderKeys.js';
export { useNativeEvents } from './useNativeEvents.js';
export { useSliderKeys } from './useSliderKeys.js';
