/** What the slider says. */
export const probabilitySliderLabels = {
  /** Name of the number box. */
  percent: 'Percent',
  /** What stands behind the number. */
  percentSign: '%',
  /** Name of the button with the minus. */
  less: 'One less',
  /** Name of the button with the plus. */
  more: 'One more',
  /** The button that makes the starting value the answer. */
  keep: (startValue: number) => `Starting value. Tap to keep ${startValue}.`,
  /** What screen readers say of an answer. */
  valueText: (value: number, words: string) => `${value} percent, ${words}`,
  /** What screen readers say while nobody has answered. */
  unsetText: (startValue: number) => `not answered, starting value ${startValue} percent`,
  /** What they say where the scale is written in numbers. */
  numberText: (value: number) => `${value} percent`,
  /** What they say of the mark at the answer before. */
  before: (value: number) => `before: ${value} percent`,
};
