import type { Text } from '../../english/app.js';
import { named } from './named.js';

export const expectation: Text['expectation'] = {
  title: 'Was erwarten Sie?',
  lead: 'Vor den Zahlen: In welche Richtung wirkt es? Sonst überspringen.',
  ask: (condition, state, node, nodeState) =>
    `Macht ${named(condition)}: ${state} ${named(node)}: ${nodeState} wahrscheinlicher oder weniger wahrscheinlich?`,
  more: 'Wahrscheinlicher',
  less: 'Weniger',
  skip: 'Überspringen',
  readBack: (condition, state, node, nodeState, more) =>
    `Bei ${named(condition)}: ${state} ist ${named(node)}: ${nodeState} ${more ? 'wahrscheinlicher' : 'weniger wahrscheinlich'}.`,
  notYet: 'Meinen Sie das? Noch ist es nicht gespeichert.',
  confirm: 'Ja, speichern',
  cancel: 'Nein',
  explanation: 'Geht eine spätere Antwort in die andere Richtung, weisen wir darauf hin.',
  showAll: (count) => `Alle ${count} Bedingungen anzeigen`,
  saved: (sentence) => `Gespeichert: ${sentence}`,
  skipped: (condition) => `von ${named(condition)} wird nichts erwartet.`,
  undone: 'Die Erwartung ist wieder wie vorher.',
  failed: 'Ihre Erwartung konnte nicht gespeichert werden.',
  contradictions: (count) =>
    count === 1 ? 'Zwei Antworten sagen etwas anderes' : `An ${count} Stellen sagen zwei Antworten etwas anderes`,
  morePlaces: (count) => (count === 1 ? 'Und 1 weitere Stelle.' : `Und ${count} weitere Stellen.`),
  expected: (condition, state, other, node, nodeState, more) =>
    `Bei ${named(condition)}: ${state} statt ${other} sollte ${named(node)}: ${nodeState} ${more ? 'wahrscheinlicher' : 'weniger wahrscheinlich'} sein.`,
  otherwise: 'Diese Antwort und die andere sagen etwas anderes.',
  openOther: (condition, state) => `Antwort bei ${named(condition)}: ${state} öffnen`,
  change: 'Erwartung ändern',
};
