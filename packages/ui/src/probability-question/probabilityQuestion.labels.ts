/** What a question says. Put together, lead and state read "How likely is it that X is: Y?". */
export const probabilityQuestionLabels = {
  /** The beginning of each question, with the name of the node. */
  lead: (node: string) => `How likely is it that ${node} is:`,
  /** Its end, with the name of the state. */
  state: (state: string) => `${state}?`,
  /** What of an answer is stored. */
  storedAs: (share: string) => `stored as ${share}`,
};
