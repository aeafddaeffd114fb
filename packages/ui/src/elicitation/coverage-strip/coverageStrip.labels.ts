/** What the coverage strip says. */
export const coverageStripLabels = {
  /** How many questions are spared. */
  decides: (decided: string, total: string) => `decides ${decided} of ${total} questions`,
  /** How much time that is. */
  saves: (minutes: string) => `, saves about ${minutes} min`,
  /** What the picture shows, for screen readers. */
  picture: (decided: string, total: string) => `${decided} of ${total} questions decided`,
  /** The legend. */
  combination: (number: string) => `combination ${number}`,
  combinationAndLater: (number: string) => `combination ${number} and later`,
  remaining: 'all remaining',
  open: 'still to ask',
};
