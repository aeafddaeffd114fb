/** The decisive event combinations of one node. */
export const combinations = {
  title: 'Decisive event combinations',
  selectBeforeAdding: 'Please select a combination before adding another.',
  selectBeforeDone: 'Please select at least one combination or set all remaining combinations.',
  /** What there is to ask as long as nothing decides. */
  before: (questions: string, minutes: string) => `Without combinations: ${questions} questions, ca. ${minutes} min.`,
  loadFailed: (reason: string) => `Failed to fetch node CPT: ${reason}`,
  saveFailed: (reason: string) => `Failed to save combinations: ${reason}`,
  unknownError: 'Unknown error',
  noResponse: 'no response from the server',
  stale: 'Somebody saved other combinations meanwhile. Yours are not saved yet.',
  /** Below the sentence of a save that the network is gone for. */
  gone: 'This network was deleted or is no longer shared with you. Your combinations are kept here, on this device.',
  download: 'Download the combinations',
  useMine: 'Use mine',
  useTheirs: 'Use theirs',
  /** Where the server could not find out which question is open next. */
  nextUnknown:
    'These combinations overlap in so many ways that the next question cannot be found. Your answers are saved. Use fewer combinations, or set all remaining combinations.',
};
