import { named } from './named.js';

/** Who answered what in a network that is shared. */
export const activity = {
  title: 'Activity',
  you: 'You',
  formerUser: 'former user',
  answers: (count: string, isOne: boolean) => (isOne ? '1 answer' : `${count} answers`),
  /** Where some of them were replaced or reset. */
  givenAndCounting: (given: string, counting: string, isOne: boolean) =>
    `${given} given, ${counting} ${isOne ? 'counts' : 'count'}`,
  noAnswers: 'no answers yet',
  /** Answers and when somebody was last seen: "126 answers, now". */
  joined: (parts: readonly string[]) => parts.join(', '),
  now: 'now',
  left: 'has left',
  /** All that somebody was asked for. */
  finished: (day: string) => `all answered ${day}`,
  invited: (day: string) => `invited ${day}, no reply yet`,
  declined: (day: string) => `declined, ${day}`,
  byNode: 'By node',
  byNodeTitle: 'Who answered which node',
  node: 'Node',
  who: 'Answered by',
  count: 'Answers',
  when: 'Last',
  combinations: 'combinations',
  resets: 'Resets',
  /** Followed by when. */
  wasReset: (node: string, who: string, answers: number | undefined) =>
    `${who} reset ${named(node)}${answers === undefined ? '' : answers === 1 ? ' (1 answer)' : ` (${answers} answers)`},`,
  nothing: 'Nobody has answered anything yet.',
};
