/** The page on which the answers of a network are used. */
export const useNetwork = {
  title: 'Use the network',
  /** Beside the link to it. */
  about: 'What the answers so far say about a patient',
  /** What everything on the page rests on. */
  restsOn: (answered: string, all: string) =>
    `Rests on the answers to ${answered} of ${all} nodes, and elsewhere on the numbers of the file.`,
  nothingYet: 'Nothing to see yet: no node is answered.',
};
