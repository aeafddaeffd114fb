/** The page on which the answers of a network are used. */
export const useNetwork = {
  title: 'Use the network',
  /** Beside the link to it. */
  about: 'What the answers so far say about a patient',
  /** What everything on the page rests on. */
  restsOn: (answered: string, all: string) =>
    `Based on the answers to ${answered} of ${all} nodes; the rest are the file’s numbers.`,
  nothingYet: 'No results yet. Answer a node first.',
};
