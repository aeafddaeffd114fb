import type { Text } from '../english.js';
import { named } from './named.js';

export const expectation: Text['expectation'] = {
  title: 'Was erwarten Sie?',
  lead: (node, first, last) =>
    `Die Zustände von ${named(node)} reichen von „${first}“ bis „${last}“. Werden die späteren häufiger oder seltener, wenn eine Bedingung vom ersten zum letzten ihrer Zustände übergeht? Lassen Sie aus, was keine Reihenfolge hat.`,
  range: (first, last) => `von ${first} bis ${last}`,
  increases: 'Häufiger',
  decreases: 'Seltener',
  unknown: 'Weiß nicht',
  explanation:
    'Auf Antworten, die dem widersprechen, weisen wir beim Antworten hin; abgelehnt wird keine. Die Angabe gilt für alle, die an diesem Netz arbeiten.',
  showAll: (count) => `Alle ${count} Bedingungen anzeigen`,
  saved: (condition, direction) => `${condition}: „${direction}“ ist gespeichert.`,
  undone: (condition) => `${condition} ist wieder wie vorher.`,
  failed: 'Ihre Erwartung konnte nicht gespeichert werden.',
  contradictions: (count) =>
    count === 1 ? 'Zwei Antworten sagen etwas anderes' : `An ${count} Stellen sagen zwei Antworten etwas anderes`,
  more: (count) => (count === 1 ? 'Und 1 weitere Stelle.' : `Und ${count} weitere Stellen.`),
  expected: (condition, earlier, later, node, towards) =>
    `Bei ${named(condition)}: ${later} statt ${earlier} sollte sich ${named(node)} in Richtung „${towards}“ verschieben.`,
  otherwise: 'Diese Antwort und die andere sagen etwas anderes.',
  openOther: (condition, state) => `Antwort bei ${named(condition)}: ${state} öffnen`,
  change: 'Erwartung ändern',
};
