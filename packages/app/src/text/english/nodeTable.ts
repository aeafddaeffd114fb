const numbers = new Intl.NumberFormat('en');
const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** All probabilities of one node, and what moves an outcome. */
export const nodeTable = {
  /** Replaces the node's name if it is not known. */
  title: 'Table of a node',
  /** In a row of the overview, and its accessible name. */
  open: 'Table',
  openOf: (node: string) => `Table of ${node}`,
  /** After the number of columns of which it is true. */
  answered: 'answered',
  decidedBy: (combinations: number) => `decided by ${count(combinations, 'combination', 'combinations')}`,
  impossible: 'cannot occur',
  left: (fromFile: number) =>
    fromFile === 0 ? 'open' : `open (${numbers.format(fromFile)} with the number from the file)`,
  inAll: (columns: number) => `${numbers.format(columns)} in all`,
  answerOpen: (open: number) => (open === 1 ? 'Answer the open one' : `Answer the ${numbers.format(open)} open`),
  /** Of a column: who and when, or on what it is based. */
  byAnswer: 'answered',
  fromFile: 'from the file, not answered yet',
  cannotOccur: 'this combination cannot occur',
  /** The chosen column of a node without parents. */
  always: 'In all cases',
  noNode: 'This network has no such node.',
  noTable: 'This node has no table of probabilities.',
  tooLarge: 'The table of this node is too large to be shown.',
  tornado: {
    title: (bars: number, outcome: string, points: string) =>
      bars === 1
        ? `One answer moves ${outcome} by ${points}`
        : `${WORDS[bars] ?? numbers.format(bars)} answers move ${outcome} by ${points} each`,
    points: (value: number) => count(value, 'point', 'points'),
    nothing: (outcome: string) => `No answer moves ${outcome} by a point`,
    /** What is drawn. */
    measure: (outcome: string, now: string) =>
      `${outcome}, now ${now}, as each answer moves within its band: 9 in 10 of what is likely, given how certain it is`,
    bold: 'Bold: answers of this node',
    supposed: (open: number) => `${count(open, 'open column counts', 'open columns count')} as equally likely`,
    /** Headings of the table of the same values. */
    answer: 'Answer',
    lowest: 'lowest, %',
    highest: 'highest, %',
    outcome: 'Outcome',
    outcomeName: (node: string, state: string) => `${node}: ${state}`,
    bar: (state: string, conditions: string) => (conditions ? `${state}: ${conditions}` : state),
    combination: (number: number, state: string) => `Combination ${number}: ${state}`,
    ofNode: (node: string, bar: string) => `${node}, ${bar}`,
  },
};

const WORDS: Readonly<Record<number, string>> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
};
