import type { Text } from '../../english/app.js';
import { named } from './named.js';

export const whatIf: Text['whatIf'] = {
  title: 'Was wäre, wenn',
  purpose: 'Zur Forschung am Netz. Kein Medizinprodukt; nicht zur Behandlung von Patientinnen und Patienten.',
  findings: 'Angenommene Befunde',
  computing: 'Die Ergebnisse werden berechnet',
  was: (percent) => `vorher ${percent}`,
  fromTo: (low, high) => `${low} bis ${high}`,
  isNow: (node, state, percent) => `${named(node)} ${state}: ${percent} %`,
  before: 'vorher',
  band: 'Wahrscheinlicher Bereich, gemessen an der Sicherheit der Antworten',
  allOutcomes: (count) => `Alle ${count} Ergebnisse`,
  needed: (node, state, percent) => `Was brächte „${node}: ${state}“ auf ${percent} %?`,
  outcome: 'Ergebnis',
  atLeast: 'Mindestens, in %',
  noTarget: 'Bitte geben Sie eine Zahl zwischen 0 und 100 ein.',
  already: (state, percent) => `Nichts: ${state} liegt schon bei ${percent} %.`,
  noChange: 'Keine einzelne Antwort könnte das bewirken, wie sie auch ausfiele.',
  oneIsEnough: 'Jede dieser Änderungen würde allein genügen, die kleinste zuerst:',
  fromToPercent: (from, to) => `von ${from} auf ${to} %`,
  when: (conditions) => `bei ${conditions}`,
  is: (node, state) => `${named(node)}: ${state}`,
  combination: (number) => `von Kombination ${number} bestimmt`,
};
