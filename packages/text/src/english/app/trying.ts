import { numbers } from '../numbers.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** What an owner reads who tries a study as an expert. */
export const trying = {
  start: 'Try it as an expert',
  title: 'Trying the study',
  /** Above each question, and beside its buttons. */
  says: 'You are trying it out. Nothing is kept.',
  note: 'Nothing is kept.',
  back: 'Back to the study',
  loadFailed: 'What the study asks could not be loaded.',
  end: 'That is all that an expert is asked',
  /** `time` is about how long it takes: "about 35 min". */
  size: (questions: number, time: string) => `${count(questions, 'question', 'questions')}, ${time}.`,
  answered: (answered: number) =>
    answered === 0
      ? 'You answered none of it, and nothing was kept.'
      : `You answered ${count(answered, 'question', 'questions')}. Nothing was saved.`,
};
