import { named } from './named.js';

/** What a node and its states mean: the note behind the "i", and the dialog in which the owner writes it. */
export const meaning = {
  title: 'What is meant',
  source: { file: 'From the network’s file.', owner: 'By the owner.' },
  unit: (unit: string) => `Unit: ${unit}`,
  states: 'States',
  conditions: 'Conditions',
  condition: (name: string, value: string) => `${named(name)}: ${value}`,
  /** Opens the dialog. */
  write: 'Write an explanation',
  edit: 'Edit',
  dialogTitle: (node: string) => `What is meant by ${named(node)}`,
  dialogAbout: 'Everyone who works on this network sees your words. Your file stays as it is.',
  name: 'Name',
  inFile: (name: string) => `In the file: ${name}`,
  explanation: 'Explanation',
  unitLabel: 'Unit',
  unitHint: 'For example mg/dl',
  state: (name: string) => `State ${name}`,
  /** How a state is said in the sentence above a question. */
  asCondition: 'As a condition, in your words',
  asConditionHint: (node: string, state: string) => `In place of “For a patient with ${named(node)}: ${state}”`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Your words are saved. Everyone sees them from now on.',
  loadFailed: 'The explanations could not be loaded.',
  saveFailed: 'The explanations could not be saved.',
  noResponse: 'No response from the server. Please try again.',
  /** A range of a measured quantity, in place of a state's name. */
  between: (from: string, to: string) => `${from} to ${to}`,
  /** The same where the upper number is not in it, and where neither is. */
  toBelow: (from: string, to: string) => `${from} to below ${to}`,
  within: (from: string, to: string) => `above ${from}, below ${to}`,
  above: (from: string) => `above ${from}`,
  atLeast: (from: string) => `at least ${from}`,
  upTo: (to: string) => `up to ${to}`,
  below: (to: string) => `below ${to}`,
};
