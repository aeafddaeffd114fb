/** In which order the questions of a network come, and what the order of what matters most reaches. */
export const matters = {
  order: 'Order',
  orders: { oneChange: 'One change at a time', matters: 'What matters most' },
  /** The title of the curve: an estimate, so rounded to tens. */
  promise: {
    ahead: (questions: string, count: number, points: string) =>
      `About ${questions} more ${count === 1 ? 'question' : 'questions'}, then the outcomes are within ${points} ${points === '1' ? 'point' : 'points'}`,
    reached: (points: string) => `The outcomes are within about ${points} ${points === '1' ? 'point' : 'points'}`,
    finished: (points: string) =>
      `Every question is answered: the outcomes are within about ${points} ${points === '1' ? 'point' : 'points'}`,
  },
  /** What the curve shows. */
  measure: (count: number, outcomes: string, now: string) =>
    `Largest error of the ${count === 1 ? 'outcome' : `${outcomes} outcomes`} in points, now ${now}, by questions answered; 90 % band`,
  supposed: (count: number, columns: string) =>
    count === 1
      ? '1 column without numbers counts as equally likely'
      : `${columns} columns without numbers count as equally likely`,
  /** The names of the two curves. */
  curve: { matters: 'what matters most', oneChange: 'one change at a time' },
  computing: 'Computing what matters most',
  askedNext: 'Asked next',
  questions: 'Questions',
  minutes: 'Min.',
  moves: 'Moves the outcomes',
  /** Below the nodes that are asked about next; with the number of nodes if not all of them are listed. */
  ahead: ({ questions, isOne, nodes, minutes, batch }: Ahead) =>
    `${questions} ${isOne ? 'question' : 'questions'}${nodes === undefined ? '' : ` in ${nodes} nodes`}, ca. ${minutes} min.${batch === undefined ? '' : `; ranked again after ${batch}`}`,
  allNodes: (count: number, written: string) => (count === 1 ? 'The node' : `All ${written} nodes`),
  /** At the end of a batch. */
  rankedAgain: (count: number) => `${count} answered: ranked again.`,
};

interface Ahead {
  readonly questions: string;
  readonly isOne: boolean;
  readonly nodes: string | undefined;
  readonly minutes: string;
  readonly batch: string | undefined;
}
