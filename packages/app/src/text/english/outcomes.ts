/** What the network is to tell, and of which cases: the line on the overview and the owner's dialog. */
export const outcomes = {
  unnamed: 'No outcomes are named: what has no children counts as an outcome. Each counts in its last state.',
};
