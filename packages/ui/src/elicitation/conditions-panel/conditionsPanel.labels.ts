/** What the panel of conditions says. */
export const conditionsPanelLabels = {
  title: 'Conditions',
  /** The badge of a condition that is another than in the question before. */
  changed: 'changed',
  /** What it was in the question before. */
  was: (previous: string) => `was: ${previous}`,
};
