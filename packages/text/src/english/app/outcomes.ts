import { named } from './named.js';

/** What is to be found out, and of which cases: the line on the overview and the owner's dialog. */
export const outcomes = {
  unnamed: 'Nothing chosen yet; for now we use the last nodes of the network.',
  /** The line on the overview. */
  outcomes: 'Outcomes',
  cases: 'Typical cases',
  change: 'Change',
  name: 'Choose outcomes',
  dialogTitle: 'What do you want to find out?',
  dialogAbout:
    'Questions that change it most can then be asked first. Everyone who works on this network sees your choice.',
  outcomesAbout: 'What you want to know in the end, such as one stage of a disease.',
  /** Above nodes that can be pressed. */
  likely: 'Often meant: the last nodes of the network',
  casesAbout: 'What is usually known of a patient. Without a case, nothing is taken as known.',
  addOutcome: 'Add an outcome',
  addFinding: 'Add a finding',
  addCase: 'Add a case',
  caseName: 'Name of the case',
  caseNumber: (number: number) => `Case ${number}`,
  findings: 'Known of this case',
  removeCase: 'Remove this case',
  /** Labels the buttons with the states of a node. */
  whichState: (node: string) => `Which state of ${named(node)}?`,
  /** Takes a node back whose state is still asked for. */
  leave: (node: string) => `Do not add ${named(node)}`,
  stateMissing: (node: string) => `Please choose a state of ${named(node)}. Without one it does not count.`,
  remove: (node: string, state: string) => `Remove ${named(node)}: ${state}`,
  added: (node: string, state: string) => `Added: ${named(node)}, ${state}`,
  removed: (node: string, state: string) => `Removed: ${named(node)}, ${state}`,
  mostOutcomes: (limit: string) => `${limit} outcomes are the most. Remove one to add another.`,
  mostCases: (limit: string) => `${limit} cases are the most. Remove one to add another.`,
  mostFindings: (limit: string) => `${limit} findings are the most. Remove one to add another.`,
  nameMissing: 'Please give the case a name.',
  findingMissing: 'Please add what is known of this case.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Outcomes and cases are saved.',
  saveFailed: 'The outcomes and cases could not be saved.',
  loadFailed: 'The states of this network could not be loaded.',
  noResponse: 'No response from the server. What you chose is kept on this device. Please try again.',
  /** Something else was saved since the dialog was opened. */
  conflict: 'Different outcomes and cases have been saved in the meantime:',
  theirs: 'Take these',
  mine: 'Save mine instead',
  nothing: 'none',
  keep: 'Keep as typical',
  keepTitle: 'Keep as a typical case',
  keepAbout:
    'This case then counts too when we choose which questions come first, for everyone who works on this network.',
  keepFailed: 'The case could not be kept.',
  keepNoResponse: 'No response from the server. Please try again.',
  kept: (name: string) => `${name} is a typical case now.`,
  keptAlready: (name: string) => `These findings are a typical case already: ${name}.`,
};
