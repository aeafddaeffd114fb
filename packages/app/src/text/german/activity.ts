import type { Text } from '../english.js';

export const activity: Text['activity'] = {
  title: 'Aktivität',
  you: 'Sie',
  formerUser: 'früheres Konto',
  answers: (count, isOne) => (isOne ? '1 Antwort' : `${count} Antworten`),
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
  nothing: 'Noch hat niemand etwas beantwortet.',
};
