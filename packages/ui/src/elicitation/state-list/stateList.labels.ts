const numbers = new Intl.NumberFormat('en');

/** What the compact list of states says beyond the words of the question. */
export const stateListLabels = {
  /** How many states have an answer. */
  answered: (answered: number, states: number) => `${numbers.format(answered)} of ${numbers.format(states)} answered`,
};
