import { isBeyondWork } from '@credence/bayesnet';

const numbers = new Intl.NumberFormat('en');

function duration(minutes: number): string {
  if (isBeyondWork(minutes)) return 'more than anyone can answer.';
  return minutes < 600 ? `ca. ${numbers.format(minutes)} min.` : `ca. ${numbers.format(Math.ceil(minutes / 60))} h.`;
}

/** Between the decisive combinations and the questions. */
export const questionIntro = {
  title: 'The remaining event combinations',
  text: 'Next, the remaining event combinations will be assessed, one at a time.',
  left: (questions: number, minutes: number) =>
    questions === 1
      ? `1 question remains, ${duration(minutes)}`
      : `${numbers.format(questions)} questions remain, ${duration(minutes)}`,
  stop: 'You can stop at any time; your answers are saved.',
  continue: 'Continue',
};
