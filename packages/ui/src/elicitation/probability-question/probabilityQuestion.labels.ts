const numberWords = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ofAll = (states: number) => (states === 2 ? 'of both' : `of all ${numberWords[states - 3] ?? states}`);

/** What a question says. Put together, lead and state read "How likely is it that X is: Y?". */
export const probabilityQuestionLabels = {
  /** The beginning of each question, with the name of the node. */
  lead: (node: string) => `How likely is it that ${node} is:`,
  /** Its end, with the name of the state. */
  state: (state: string) => `${state}?`,
  /** What of an answer is stored. */
  storedAs: (share: string) => `stored as ${share}`,
  /** The button that keeps an answer while others move. Its name begins with its text. */
  keep: 'Keep',
  /** Its name, from the state and its answer in percent. */
  keepAt: (state: string, percent: number) => `Keep ${state} at ${percent} %`,
  /** Stands at an answer that cannot move, because all others are kept. */
  othersKept: 'all others are kept',
  /** What an answer comes to, where other words hold for that than for the answer. */
  youSet: (answer: number, states: number, share: string, words: string) =>
    `You set ${answer}; ${ofAll(states)} that is ${share}: ${words}.`,
  /** The button behind it, which scales all answers. */
  makeThemAddUp: 'Make them add up to 100',
};
