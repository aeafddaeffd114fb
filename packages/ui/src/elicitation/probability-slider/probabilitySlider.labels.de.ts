import type { probabilitySliderLabels } from './probabilitySlider.labels.js';

/** Was der Schieberegler sagt. */
export const probabilitySliderLabelsDe: typeof probabilitySliderLabels = {
  percent: 'Prozent',
  percentSign: '%',
  less: 'Eins weniger',
  more: 'Eins mehr',
  keep: (startValue) => `Startwert. Tippen Sie, um ${startValue} zu behalten.`,
  valueText: (value, words) => `${value} Prozent, ${words}`,
  unsetText: (startValue) => `nicht beantwortet, Startwert ${startValue} Prozent`,
  numberText: (value) => `${value} Prozent`,
  before: (value) => `zuvor: ${value} Prozent`,
};
