import { named } from './named.js';

/** Who answered what in a network that is shared. */
export const activity = {
  title: 'Activity',
  you: 'You',
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
  answersAndResets: 'Answers and resets',
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
  /** The switch with which the owner keeps resets to themselves, and what it does. */
  onlyOwner: 'Only I may reset nodes',
  onlyOwnerHint:
    'A reset takes out everyone’s answers of a node. While this is on, nobody but you can reset a node or undo a reset; all else is as before.',
  ruleNotSaved: 'The setting could not be saved. Please try again.',
  ruleNoResponse: 'No response from the server. Please try again.',
  /** To whoever is not the owner. */
  everyoneMayReset: 'Everyone who works on this network may reset nodes.',
  ownerMayReset: (owner: string | undefined) =>
    owner === undefined
      ? 'Only the owner of this network may reset nodes.'
      : `Only ${owner}, who owns this network, may reset nodes.`,
  nothing: 'Nobody has answered anything yet.',
};
