/** Texts of the line that says whether answers can be seen. */
export const sealedLineLabels = {
  /** Before the round is closed: true of this page only, since who runs the server could look. */
  sealed: (round: string) =>
    `Answers are sealed. Nobody can see a value here before round ${round} closes, you included.`,
  /** Afterwards. The date is written by the page. */
  opened: (round: string, date: string) => `Round ${round} closed on ${date}, answers are open.`,
};

/**
 * The words of the components for studies, by component. They are apart from `englishLabels`, so that a page that asks
 * one question does not carry them.
 */
export const englishStudyLabels = {
  sealedLine: sealedLineLabels,
};
