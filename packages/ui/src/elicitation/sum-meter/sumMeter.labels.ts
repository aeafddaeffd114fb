/** What the meter says. */
export const sumMeterLabels = {
  /** The sum, in words; the number is set in bold by itself. */
  addsUpTo: 'Your answers add up to',
  /** What becomes of a sum that is not 100. */
  policy: 'We store each as its share of the sum.',
  /** What is said of a sum of 100. */
  exact: 'We store them as they are.',
};
