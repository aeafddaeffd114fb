import { named } from './named.js';
import type { Text } from '../../english/app.js';

export const activity: Text['activity'] = {
  title: 'Aktivität',
  you: 'Sie',
  answers: (count, isOne) => (isOne ? '1 Antwort' : `${count} Antworten`),
  givenAndCounting: (given, counting, isOne) => `${given} gegeben, ${counting} ${isOne ? 'zählt' : 'zählen'}`,
  noAnswers: 'noch keine Antworten',
  joined: (parts) => parts.join(', '),
  now: 'gerade eben',
  finished: (day) => `alles beantwortet am ${day}`,
  left: 'nicht mehr dabei',
  invited: (day) => `eingeladen am ${day}, noch keine Reaktion`,
  declined: (day) => `abgelehnt am ${day}`,
  answersAndResets: 'Antworten und Zurücksetzen',
  byNodeTitle: 'Wer welchen Knoten beantwortet hat',
  node: 'Knoten',
  who: 'Beantwortet von',
  count: 'Antworten',
  when: 'Zuletzt',
  combinations: 'Kombinationen',
  resets: 'Zurückgesetzt',
  wasReset: (node, who, answers) =>
    `${who} hat ${named(node)} zurückgesetzt${answers === undefined ? '' : answers === 1 ? ' (1 Antwort)' : ` (${answers} Antworten)`},`,
  onlyOwner: 'Nur ich darf Knoten zurücksetzen',
  onlyOwnerHint:
    'Zurücksetzen nimmt die Antworten aller zu einem Knoten heraus. Solange das eingeschaltet ist, können nur Sie einen Knoten zurücksetzen oder das rückgängig machen; sonst bleibt alles wie bisher.',
  ruleNotSaved: 'Die Einstellung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  ruleNoResponse: 'Keine Antwort vom Server. Bitte versuchen Sie es noch einmal.',
  everyoneMayReset: 'Alle, die an diesem Netz arbeiten, dürfen Knoten zurücksetzen.',
  ownerMayReset: (owner) =>
    owner === undefined
      ? 'Knoten zurücksetzen darf nur die Person, der dieses Netz gehört.'
      : `Knoten zurücksetzen darf nur ${owner}, die Person, der dieses Netz gehört.`,
  nothing: 'Noch hat niemand etwas beantwortet.',
};
