import type { Text } from '../../english/app.js';
import { named } from './named.js';

export const outcomes: Text['outcomes'] = {
  unnamed: 'Noch nichts gewählt; vorläufig gelten die letzten Knoten des Netzes.',
  outcomes: 'Ergebnisse',
  cases: 'Typische Fälle',
  change: 'Ändern',
  name: 'Ergebnisse wählen',
  dialogTitle: 'Was möchten Sie herausfinden?',
  dialogAbout:
    'Fragen, die es am stärksten verändern, können dann zuerst kommen. Alle, die an diesem Netz arbeiten, sehen Ihre Auswahl.',
  outcomesAbout: 'Was Sie am Ende wissen wollen, zum Beispiel ein Stadium einer Krankheit.',
  likely: 'Oft gemeint: die letzten Knoten des Netzes',
  casesAbout: 'Was man von einem Patienten meist weiß. Ohne Fall gilt nichts als bekannt.',
  addOutcome: 'Ergebnis hinzufügen',
  addFinding: 'Befund hinzufügen',
  addCase: 'Fall hinzufügen',
  caseName: 'Name des Falls',
  caseNumber: (number) => `Fall ${number}`,
  findings: 'In diesem Fall bekannt',
  removeCase: 'Diesen Fall entfernen',
  whichState: (node) => `Welcher Zustand von ${named(node)}?`,
  leave: (node) => `${named(node)} nicht hinzufügen`,
  stateMissing: (node) => `Bitte wählen Sie einen Zustand von ${named(node)}. Ohne Zustand zählt der Knoten nicht.`,
  remove: (node, state) => `${named(node)}: ${state} entfernen`,
  added: (node, state) => `Hinzugefügt: ${named(node)}, ${state}`,
  removed: (node, state) => `Entfernt: ${named(node)}, ${state}`,
  mostOutcomes: (limit) =>
    `Mehr als ${limit} Ergebnisse sind nicht möglich. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  mostCases: (limit) =>
    `Mehr als ${limit} Fälle sind nicht möglich. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
  mostFindings: (limit) =>
    `Mehr als ${limit} Befunde sind nicht möglich. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
  nameMissing: 'Bitte geben Sie dem Fall einen Namen.',
  findingMissing: 'Bitte fügen Sie hinzu, was in diesem Fall bekannt ist.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: 'Die Ergebnisse und Fälle sind gespeichert.',
  saveFailed: 'Die Ergebnisse und Fälle konnten nicht gespeichert werden.',
  loadFailed: 'Die Zustände dieses Netzes konnten nicht geladen werden.',
  noResponse:
    'Keine Antwort vom Server. Ihre Auswahl bleibt auf diesem Gerät erhalten. Bitte versuchen Sie es noch einmal.',
  conflict: 'Inzwischen wurden andere Ergebnisse und Fälle gespeichert:',
  theirs: 'Diese übernehmen',
  mine: 'Stattdessen meine speichern',
  nothing: 'keine',
  keep: 'Als typisch merken',
  keepTitle: 'Als typischen Fall merken',
  keepAbout:
    'Dieser Fall zählt dann mit, wenn wir wählen, welche Fragen zuerst kommen, für alle, die an diesem Netz arbeiten.',
  keepFailed: 'Der Fall konnte nicht gespeichert werden.',
  keepNoResponse: 'Keine Antwort vom Server. Bitte versuchen Sie es noch einmal.',
  kept: (name) => `${name} ist jetzt ein typischer Fall.`,
  keptAlready: (name) => `Diese Befunde sind schon ein typischer Fall: ${name}.`,
};
