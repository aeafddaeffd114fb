import type { Text } from '../../english/app.js';
import { named } from './named.js';
import { numbers } from '../numbers.js';

export const plausible: Text['plausible'] = {
  complete: (node) => `${named(node)} ist vollständig.`,
  earlier: (node) => `${named(node)} wurde vorher abgeschlossen; was daraus folgt, steht jetzt fest.`,
  title: 'Bevor Sie weitermachen: Ist das plausibel?',
  inThousand: 'Nach allen bisherigen Antworten: Von 1.000 Patienten',
  people: (count, some) => (count === 0 && some ? 'weniger als 1' : numbers.format(count)),
  would: (count, node, state) => `${count > 1 ? 'hätten' : 'hätte'} ${named(node)}: ${state}.`,
  allStates: 'Alle Zustände, von 1.000 Patienten',
  carriers: 'Die Antworten mit dem größten Gewicht',
  combination: (number, conditions) => (conditions ? `Kombination ${number}: ${conditions}` : `Kombination ${number}`),
  carries: (said, carried, all) => `Antwort ${said}, ${carried} von ${all}`,
  yes: 'Ja, plausibel',
  no: 'Nein',
  later: 'Später',
  reason: 'Was würden Sie erwarten?',
  save: 'Speichern',
  cancel: 'Abbrechen',
  before: (comment) => (comment ? `Zuletzt haben Sie Nein gesagt: „${comment}“` : 'Zuletzt haben Sie Nein gesagt.'),
  saidYes: (node) => `Gespeichert: Sie halten für plausibel, was für ${named(node)} folgt.`,
  saidNo: (node) => `Gespeichert: Sie halten nicht für plausibel, was für ${named(node)} folgt.`,
  review: 'Antworten durchgehen',
  kept: 'Das liegt auf diesem Gerät bereit und wird gesendet, sobald der Server antwortet.',
  failed: (node) => `Was Sie zu ${named(node)} gesagt haben, konnte nicht gespeichert werden.`,
  waiting: 'Später wollten Sie beurteilen, was folgt für:',
};
