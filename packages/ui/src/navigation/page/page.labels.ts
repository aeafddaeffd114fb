/** What the frame of a page says. */
export const pageLabels = {
  /** First link of every page, for people on a keyboard. */
  skip: 'Skip to content',
};
