export type { ChangeDetails, ChangeReason } from './changeDetails.js';
export { NumberBox } from './NumberBox.js';
export { ProbabilitySlider, type ProbabilitySliderProps } from './ProbabilitySlider.js';
export { Range } from './ProbabilitySlider.styles.js';
export { sliderKeymap } from './sliderKeys.js';
export { useNativeEvents } from './useNativeEvents.js';
export { usePointerGesture } from './usePointerGesture.js';
export { useProbability } from './useProbability.js';
export { useSliderKeys } from './useSliderKeys.js';
