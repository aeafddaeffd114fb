import { isBeyondWork } from '@credence/bayesnet';
import { lasting } from './lasting.js';
import { numbers } from '../numbers.js';

const left = (minutes: number) => (isBeyondWork(minutes) ? 'more than anyone can answer.' : `ca. ${lasting(minutes)}.`);

/** Between the decisive combinations and the questions. */
export const questionIntro = {
  title: 'The remaining event combinations',
  text: 'Next, the remaining event combinations will be assessed, one at a time.',
  left: (questions: number, minutes: number) =>
    questions === 1
      ? `1 question remains, ${left(minutes)}`
      : `${numbers.format(questions)} questions remain, ${left(minutes)}`,
  stop: 'You can stop at any time; your answers are saved.',
  continue: 'Continue',
};
