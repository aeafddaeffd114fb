/** What progress says by itself. */
export const progressBarLabels = {
  /** Its name where none is given. */
  progress: 'Progress',
};
