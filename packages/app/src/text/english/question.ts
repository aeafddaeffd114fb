/** The question of one node and one configuration of its parents. */
export const question = {
  /** The conditions as one sentence, above the rows. */
  lead: { begin: 'When ', is: ' is ', comma: ', ', and: ' and ', end: ':' },
  /** In place of the node's name, where the question could not be loaded. */
  missingTitle: 'Question',
  loadFailed: 'Failed to load question data. Please try again.',
  saveFailed: 'Failed to save data. Please try again.',
  /** In place of "Your progress is saved." where it is not. */
  keptOnDevice: 'Kept on this device, not saved yet.',
  /** While a save takes long. */
  stillWorking: 'Still working.',
  allAtOne: 'Are you sure that the probabilities of all events are 1%?',
  allAtOneConsequence: 'Each event is then stored with the same probability.',
  keepThem: 'Yes, keep them',
  certaintyMissing: 'Please specify how certain you are in your assessment.',
  commentMissing: 'Please describe your uncertainty.',
  changeCombinations: 'Change decisive combinations',
  decidedBy: (number: number) =>
    `Combination ${number} decides this question. An answer given here counts instead of it.`,
  decidedByRest:
    'The combination for all remaining cases decides this question. An answer given here counts instead of it.',
  changedMeanwhile: (name: string | null, shares: string) =>
    `${name ?? 'Somebody'} answered this question meanwhile: ${shares}. Your answer is not saved yet.`,
  useMine: 'Use mine',
  useTheirs: 'Use theirs',
  /** In its place where the node was reset and there is no answer of somebody else. */
  loadAgain: 'Load again',
  shares: (values: readonly number[]) => `${values.join(' / ')} %`,
  /** Below the sentence of a save to which no answer came. */
  waits: 'The server cannot be reached. Your answer waits on this device and is sent as soon as it can be.',
  /** In its place where the server is there, but busy or full. */
  waitsForRoom:
    'The server can save nothing at the moment. Your answer waits on this device and is sent as soon as it can be.',
  /** Below the sentence of a save that the network is gone for. */
  gone: 'This network was deleted or is no longer shared with you. Your answer is kept here, on this device.',
  resetMeanwhile: 'This node was reset meanwhile. Your answer is not saved yet.',
  /** The newer answer is one's own. */
  changedElsewhere: (shares: string) =>
    `You answered this question on another device or in another tab: ${shares}. This answer is not saved yet.`,
  goOnMeanwhile: 'Go on meanwhile',
  /** On a question that one comes back to before its answer has arrived. */
  waitsHere: 'This answer waits on this device and is sent as soon as the server can be reached.',
  notFound: 'This question does not exist. Open it from the overview.',
  toOverview: 'To the overview',
};
