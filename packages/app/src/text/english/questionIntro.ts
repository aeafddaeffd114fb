const numbers = new Intl.NumberFormat('en');

/** Between the decisive combinations and the questions. */
export const questionIntro = {
  title: 'The remaining event combinations',
  text: 'Now the remaining event combinations will be assessed, one question at a time.',
  left: (questions: number, minutes: number) =>
    questions === 1
      ? `1 question remains, ca. ${numbers.format(minutes)} min.`
      : `${numbers.format(questions)} questions remain, ca. ${numbers.format(minutes)} min.`,
  stop: 'You can stop at any time; your answers are saved.',
  continue: 'Continue',
};
