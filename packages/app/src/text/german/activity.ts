import { named } from './named.js';
import type { Text } from '../english.js';

export const activity: Text['activity'] = {
  title: 'Aktivität',
  you: 'Sie',
  formerUser: 'gelöschtes Konto',
  answers: (count, isOne) => (isOne ? '1 Antwort' : `${count} Antworten`),
  givenAndCounting: (given, counting, isOne) => `${given} gegeben, ${counting} ${isOne ? 'zählt' : 'zählen'}`,
  noAnswers: 'noch keine Antworten',
  joined: (parts) => parts.join(', '),
  now: 'gerade eben',
  left: 'nicht mehr dabei',
  invited: (day) => `eingeladen am ${day}, noch keine Reaktion`,
  waiting: (day) => `eingeladen am ${day}, noch kein Konto`,
  declined: (day) => `abgelehnt am ${day}`,
  byNode: 'Nach Knoten',
  byNodeTitle: 'Wer welchen Knoten beantwortet hat',
  node: 'Knoten',
  who: 'Beantwortet von',
  count: 'Antworten',
  when: 'Zuletzt',
  combinations: 'Kombinationen',
  resets: 'Zurückgesetzt',
  wasReset: (node, who, answers) =>
    `${who} hat ${named(node)} zurückgesetzt${answers === undefined ? '' : answers === 1 ? ' (1 Antwort)' : ` (${answers} Antworten)`},`,
  nothing: 'Noch hat niemand etwas beantwortet.',
};
