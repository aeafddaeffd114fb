import { named } from './named.js';

/** Names for the nodes and states of a network, above all of one whose file has none. */
export const names = {
  title: 'Names',
  /** Above the form, for a file without names. */
  about:
    'Your file has no names, only numbers. Give nodes and states the names that people should read in questions. The file itself stays as it is.',
  /** The same for a file that has names. */
  aboutNamed: 'Give nodes and states the names that people should read in questions. The file itself stays as it is.',
  networkName: 'Name of the network',
  /** Below it: what it is called without one. */
  networkNameHint: (inFile: string) => `If left empty: “${inFile}”. The file keeps its own name.`,
  later: 'Later',
  howTo: 'How to give names',
  oneByOne: 'One by one',
  asList: 'As a list',
  search: 'Search nodes',
  noneFound: 'No node has such a name.',
  nodeName: 'Name of the node',
  stateName: (inFile: string) => `State ${inFile}`,
  /** Below a node's number: what tells it from the others. */
  dependsOn: (parents: string) => `depends on ${parents}`,
  noParents: 'depends on no other node',
  more: (count: string) => `${count} more`,
  /** Gives the states of one node to others with as many states. */
  sameStates: (count: string) =>
    count === '1' ? 'Use these states for 1 other node too' : `Use these states for ${count} other nodes too`,
  statesGiven: (nodes: string) =>
    nodes === '1' ? '1 node has these states now.' : `${nodes} nodes have these states now.`,
  progress: 'Named nodes',
  progressOf: (done: string, all: string) => `${done} of ${all} nodes named`,
  listLabel: 'One line for each node',
  listHint:
    'The number of the node in the file, its name, then its states in order, with commas, semicolons or tabs between. From a spreadsheet, copy the cells.',
  listExample: (node: string, states: number) => {
    const names = states === 2 ? ['no', 'yes'] : Array.from({ length: states }, (_, at) => `level ${at + 1}`);
    return `For example: ${[node, 'Smoking', ...names.slice(0, 5)].join(', ')}`;
  },
  readFile: 'Read from a file',
  takeList: 'Fill in the fields',
  listTaken: (nodes: string) =>
    nodes === '1'
      ? '1 node from the list is filled in. Save to keep it.'
      : `${nodes} nodes from the list are filled in. Save to keep them.`,
  listWrong: 'Nothing was filled in. Please correct these lines:',
  line: (line: string, problem: string) => `Line ${line}: ${problem}`,
  moreLines: (count: string) => (count === '1' ? 'and 1 more line' : `and ${count} more lines`),
  listProblems: {
    empty: 'The list is empty.',
    quotes: 'A quotation mark is not closed.',
    control: 'This line holds a character that no text has.',
    'too-large': 'The list is too large: no more than 1 MB.',
    'too-many-lines': 'The list has too many lines.',
    unreadable: 'The file can no longer be read. Please choose it again.',
    'unknown-node': (node: string) => `There is no node ${node}.`,
    'node-twice': (node: string) => `${node} is in the list twice.`,
    'too-many-states': (node: string, states: string) =>
      states === '1' ? `${node} has 1 state only.` : `${node} has ${states} states only.`,
  },
  wrong: 'Please correct these names:',
  problems: {
    'node-twice': 'Another node has this name. Please choose another one.',
    'state-twice': 'Another state of this node has this name. Please choose another one.',
    'too-long': 'A name has at most 256 characters.',
    control: 'This name holds a character that no text has.',
  },
  /** In the list of what is wrong: where it is. */
  nodeProblem: (node: string, problem: string) => `${named(node)}: ${problem}`,
  stateProblem: (node: string, state: string, problem: string) => `${named(node)}, state ${state}: ${problem}`,
  save: 'Save names',
  saving: 'Saving...',
  saved: 'The names are saved.',
  /** If some are still missing. */
  savedSome: (missing: string) =>
    missing === '1'
      ? 'The names are saved. 1 node is not fully named yet.'
      : `The names are saved. ${missing} nodes are not fully named yet.`,
  saveFailed: 'The names could not be saved. They are kept on this device.',
  noResponse: 'No response from the server. The names are kept on this device. Please try again.',
  loadFailed: 'The names could not be loaded.',
  nothing: 'This network has no nodes to name.',
  ownerOnly: 'Only the owner of this network can name its nodes.',
  toNetwork: 'To the network',
};

export type NamesWords = typeof names;
