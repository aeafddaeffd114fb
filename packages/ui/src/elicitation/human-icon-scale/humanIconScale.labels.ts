/** What the scale of people says. */
export const humanIconScaleLabels = {
  /** Name of the group of words, where they can be chosen. */
  words: 'Set by word',
};
