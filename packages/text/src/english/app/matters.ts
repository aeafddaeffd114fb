import { named } from './named.js';

const percentagePoints = (points: string) => `${points} percentage ${points === '1' ? 'point' : 'points'}`;

/** In which order the questions of a network come, and what the order of what matters most reaches. */
export const matters = {
  orders: { matters: 'What matters most' },
  /** The title of the curve: an estimate, so rounded to tens. */
  promise: {
    ahead: (questions: string, count: number, points: string) =>
      `About ${questions} more ${count === 1 ? 'question' : 'questions'}, then the results are within ${percentagePoints(points)}`,
    reached: (points: string) => `The results are within about ${percentagePoints(points)}`,
    finished: (points: string) =>
      `Every question is answered: the results are within about ${percentagePoints(points)}`,
  },
  /** What the curve shows. */
  measure: (now: string) => `How far the results may be off, in percentage points, by questions answered; now ${now}`,
  /** For what the questions are ranked where nobody chose outcomes. */
  rankedFor: (outcome: string, more: number) =>
    more === 0 ? `Ranked for ${named(outcome)}.` : `Ranked for ${named(outcome)} and ${more} more.`,
  /** What the shaded area is, and its ends in the table. */
  band: { about: 'shaded: 9 in 10 likely courses', low: 'lowest likely', high: 'highest likely' },
  /** Of questions that nobody answered and the file has no numbers for. */
  supposed: (count: number, questions: string) =>
    count === 1
      ? '1 question has no numbers yet: all its answers count as equally likely'
      : `${questions} questions have no numbers yet: all their answers count as equally likely`,
  /** The names of the two curves. */
  curve: { matters: 'what matters most', oneChange: 'one change at a time' },
  computing: 'Computing what matters most',
  questions: 'Questions',
  /** At the end of a batch. */
  rankedAgain: (count: number) => `${count} answered. Now we looked again at what matters most.`,
};
