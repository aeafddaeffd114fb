import { lasting, units } from './lasting.js';
import { named } from './named.js';

/** The nodes of one network. */
export const overview = {
  /** Leads to the study. */
  study: 'Study',
  /** The one button for asking others, and its two ways. */
  askOthers: 'Ask others',
  together: {
    name: 'Together',
    about: 'Colleagues whom you invite work on the same answers, and everyone sees them.',
  },
  eachAlone: {
    name: 'Each alone',
    about:
      'In a study every expert answers on their own; nobody sees anyone else’s answers, not even you, until the round closes.',
  },
  manage: 'Manage',
  /** While its round is open, to everybody who is no expert. */
  /** Leads the owner to the page on which network, nodes and states are named. */
  giveNames: 'Name the network, its nodes and states',
  rests: 'A round of the study is open. Nobody can edit here until it closes.',
  title: 'Overview',
  loadFailed: 'Failed to fetch network overview.',
  resetFailed: 'Failed to reset node values.',
  downloadFailed: 'Failed to download network.',
  subtitle: (parts: readonly string[]) => parts.join(' · '),
  readMore: 'Read more',
  readLess: 'Read less',
  nodes: (count: number, written: string) => (count === 1 ? '1 node' : `${written} nodes`),
  sharedWith: (count: number) => (count === 1 ? 'shared with 1 colleague' : `shared with ${count} colleagues`),
  /** What the reader was asked for when they were invited: "3 nodes", "by Friday, 11 December". */
  forYou: (parts: readonly string[]) => `for you: ${parts.join(', ')}`,
  ownDone: 'all answered',
  progress: 'Progress of the network',
  completed: 'completed',
  /** Of what `timeLeft` says, for where nothing of a catalogue is but its texts. */
  units,
  timeLeft: (minutes: number) => `about ${lasting(minutes)} left`,
  /** For more than anybody works in a year. */
  beyondWork: 'more than anyone can answer',
  continueWith: (node: string) => `Continue with ${named(node)}`,
  /** Where this user set aside every question that is open. */
  onlySetAside:
    'You set aside all questions that are left: you said that they are not your field. Others can answer them, and so can you.',
  answerAfterAll: (node: string) => `Answer ${named(node)} after all`,
  nodeDone: (next: string, minutes: number | undefined) =>
    `Done. Next is ${named(next)}${minutes === undefined ? '' : `, ${lasting(minutes)}`}.`,
  allDone: 'Every question is answered.',
  nothingToAssess: 'Nothing in this network is assessed, so there are no questions. It can be downloaded as it is.',
  /** The one button for the files of the network. */
  takeHome: 'Take home',
  download: 'Download',
  incomplete: (count: number) =>
    count === 1
      ? '1 node had no probabilities in your file and is not finished yet; the download still contains none for it.'
      : `${count} nodes had no probabilities in your file and are not finished yet; the download still contains none for them.`,
  otherFormats: {
    /** For an expert of a study, who can have nothing else. */
    answers: 'Download your answers',
    title: 'Other formats',
    description:
      '“Download” gives you the file in the format that was uploaded, with nothing lost. These come without its layout.',
    upload: {
      name: 'Your file, with the answers in it',
      explanation: 'In the format that was uploaded, with nothing lost.',
    },
    /** If the server offers none. */
    none: 'There are no other formats of this network.',
    /** If the server says no more than that it cannot be had. */
    notNow: 'This network cannot be saved in this format yet.',
    csv: {
      name: 'All answers as a table (CSV)',
      explanation:
        'For spreadsheets, R or Python: one line for each state of every answer and combination, with what was entered, the share, certainty, comment, author, time and seconds.',
      layout: 'Layout',
      layouts: {
        table: 'Usual: the states of all parents in one column',
        analysis: 'For R and Python: a column for each parent',
      },
      separator: 'Between the cells',
      separators: { comma: 'Comma, numbers as 0.25', semicolon: 'Semicolon, numbers as 0,25' },
      download: 'Download CSV',
    },
    counts: {
      name: 'Answers as counts (CSV)',
      explanation:
        'For bnlearn, pgmpy or BayesiaLab: the share of each state times the cases that its certainty is worth, a Dirichlet distribution for each question that is answered.',
      download: 'Download counts',
    },
    converted: {
      name: 'Network for another program',
      explanation: 'A new file with nodes, states, arrows and all probabilities.',
      format: 'Format',
      formats: {
        xmlbif: 'XMLBIF 0.3, for pyAgrum, pgmpy, SamIam, Weka',
        xdsl: 'XDSL, for GeNIe and SMILE',
        bif: 'BIF, for bnlearn, pgmpy, pyAgrum',
        net: 'Hugin NET, for Hugin, SamIam, bnlearn',
        dne: 'Netica DNE, for Netica',
        dsc: 'DSC, for Microsoft Belief Networks, bnlearn',
      },
      download: 'Download network',
      /** Before the download: what the format has no place for. */
      losses: 'This format has no place for:',
      nodes: (count: number) => (count === 1 ? 'of 1 node' : `of ${count} nodes`),
      details: {
        'display-names': 'display names',
        descriptions: 'descriptions',
        'state-descriptions': 'descriptions of states',
        intervals: 'the intervals behind states',
        positions: 'positions on the map',
        names: 'ids in full, which are shortened to what the format allows',
        'network-description': 'the description of the network',
      },
    },
  },
  /** Nodes whose tables no file can hold: after a download, and before the work begins. */
  tooLarge: (count: number) =>
    count === 1
      ? 'The table of 1 node is too large for a file, so the file has no numbers for it. Its answers stay here.'
      : `The tables of ${count} nodes are too large for a file, so the file has no numbers for them. Their answers stay here.`,
  /** After a download: combinations of findings that were said not to occur, and the first nodes that have some. */
  impossible: (count: number, nodes: readonly string[]) => {
    const names = `${nodes.slice(0, 3).join(', ')}${nodes.length > 3 ? ' and others' : ''}`;
    return count === 1
      ? `1 combination of findings cannot occur (${names}). In the file it has the numbers that your file came with, or equal shares.`
      : `${count} combinations of findings cannot occur (${names}). In the file they have the numbers that your file came with, or equal shares.`;
  },
  /** After a download of a network in many decimals: `megabytes` may be any number. */
  beyondUpload: (megabytes: number, limit: number) =>
    `The file has ${megabytes.toLocaleString('en', { maximumFractionDigits: 1 })} MB. It is complete, but an upload may have no more than ${limit} MB, so it cannot be uploaded here again.`,
  tooLargeForFile: (count: number, nodes: string) =>
    count === 1
      ? `The table of ${nodes} is too large for a file. What is answered there stays here, but no download can contain it.`
      : `The tables of ${nodes} are too large for a file. What is answered there stays here, but no download can contain it.`,
  map: 'Map',
  search: 'Search nodes',
  found: (shown: number, all: number) => `${shown} of ${all}`,
  filterPart: 'Your part',
  filterCompleted: 'Completed',
  filterShort: 'Under 5 minutes',
  caption: 'Nodes of the network',
  node: 'Node',
  pages: 'Pages',
  /** A count that was stopped early. */
  atLeast: (count: string) => `≥ ${count}`,
  pageUnit: (count: number): string => (count === 1 ? 'page' : 'pages'),
  /** The order in which the nodes come in a study, and a place in it: "1.". */
  order: 'Order',
  place: (number: string) => `${number}.`,
  duration: 'Duration in min.',
  minuteUnit: 'min.',
  /** Replaces the minutes where the figure would say nothing. */
  overAYear: 'over a year',
  action: 'Action',
  badgeCompleted: 'Completed',
  edit: 'Edit',
  editNode: (node: string) => `Edit ${named(node)}`,
  reset: (node: string) => `Reset ${named(node)}`,
  resetQuestion: 'Are you sure you want to reset this node?',
  resetConsequence: (node: string) =>
    `The answers and combinations of ${named(node)} will no longer count. They are kept in its history.`,
  answersOf: (who: string, count: string) => `${who}: ${count}`,
  answersGoing: (people: string) => `These go: ${people}.`,
  resetConfirm: 'Reset node',
  wasReset: (node: string) => `${named(node)} was reset.`,
  undoReset: (node: string) => `Undo the reset of ${named(node)}`,
  undone: (node: string) => `The answers and combinations of ${named(node)} count again.`,
  undoFailed: (node: string) => `The reset of ${named(node)} could not be undone.`,
  /** What is doubtful about the uploaded file. */
  notes: (count: number) => (count === 1 ? '1 note on the file' : `${count} notes on the file`),
  showNotes: 'Show all',
  hideNotes: 'Show less',
  noNodes: 'This network has no node that can be assessed.',
  notAssessed: 'Not assessed',
  notAssessedHint: 'These nodes stay in the file as they are.',
};
