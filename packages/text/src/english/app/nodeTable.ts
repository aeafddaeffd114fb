import { numbers } from '../numbers.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

const quoted = (outcome: string) => `“${outcome}”`;

/** All probabilities of one node, and what moves an outcome. */
export const nodeTable = {
  /** Replaces the node's name if it is not known. */
  title: 'Table of a node',
  /** In a row of the overview, and its accessible name. */
  open: 'Table',
  /** After the number of questions of which it is true. */
  answered: 'answered',
  decidedBy: (combinations: number) => `decided by ${count(combinations, 'combination', 'combinations')}`,
  impossible: 'cannot occur',
  left: (open: number, fromFile: number) =>
    fromFile === 0
      ? 'open'
      : `open (${fromFile === open ? '' : `${numbers.format(fromFile)} `}still using the file’s numbers)`,
  inAll: (questions: number) => `${count(questions, 'question', 'questions')} in all`,
  answerOpen: (open: number) => (open === 1 ? 'Answer the open one' : `Answer the ${numbers.format(open)} open`),
  /** Of a question: who and when, or on what it is based. */
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
        ? `One answer alone can change ${quoted(outcome)} by up to ${points}`
        : `${WORDS[bars] ?? numbers.format(bars)} answers can each change ${quoted(outcome)} by up to ${points}`,
    points: (value: number) => count(value, 'percentage point', 'percentage points'),
    nothing: (outcome: string) => `No answer alone can change ${quoted(outcome)} by a whole percentage point`,
    /** What is drawn. */
    measure: (outcome: string, now: string) => `${outcome}, in percent; the vertical line is the current value: ${now}`,
    /** What a bar's two ends are. */
    ends: 'Each bar spans the lowest to the highest value that the certainty of this answer allows',
    supposed: (open: number) =>
      `${count(open, 'open question has', 'open questions have')} no numbers yet: all answers count as equally likely there`,
    /** Headings of the table of the same values. */
    answer: 'Answer',
    lowest: 'lowest, %',
    highest: 'highest, %',
    band: 'band, percentage points',
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
