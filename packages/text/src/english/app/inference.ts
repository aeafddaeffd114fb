import { inferenceSentences } from '@credence/bayesnet';

/** What follows from all answers together, and why it cannot be said. */
export const inference = {
  problems: inferenceSentences,
  /** How far it is, as a percentage. */
  computing: (percent: string) => `Computing: ${percent}`,
  /** What a computed figure rests on. Numbers as written. */
  restsOn: (answered: string, questions: string) => `n = ${answered} of ${questions} questions answered`,
  stopped: 'The browser stopped the computation.',
  outOfReach: 'This needs the network’s numbers, and there is no connection to load them.',
};
