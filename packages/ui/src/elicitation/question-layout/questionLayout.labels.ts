/** What the frame of a question says. */
export const questionLayoutLabels = {
  continue: 'Continue',
  /** In place of "Continue" at the last question. */
  finish: 'Finish',
  saving: 'Saving...',
  back: 'Back',
  progressSaved: 'Your progress is saved.',
  /** What the keys do on a slider; stands beside the note for those who use them. */
  keysOfSliders: 'Digits: number · Enter: next',
  /** What they do on the certainty. */
  keysOfChoices: '1 to 4: choose · Enter: continue',
  /** Name of the progress bar. */
  progress: 'Progress',
  /** Which question it is. */
  questionOf: (question: string, total: string) => `Question ${question} of ${total}`,
  percent: (percent: number) => `${percent} %`,
  /** What is left, in minutes. */
  minutesLeft: (minutes: string) => `ca. ${minutes} min.`,
};
