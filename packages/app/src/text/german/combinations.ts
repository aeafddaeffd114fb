import type { Text } from '../english.js';

export const combinations: Text['combinations'] = {
  title: 'Entscheidende Kombinationen',
  selectBeforeAdding: 'Bitte wählen Sie eine Kombination aus, bevor Sie eine weitere hinzufügen.',
  selectBeforeDone: 'Bitte wählen Sie mindestens eine Kombination aus, oder legen Sie alle übrigen fest.',
  before: (questions, minutes) => `Ohne Kombinationen: ${questions} Fragen, ca. ${minutes} Min.`,
  loadFailed: (reason) => `Der Knoten konnte nicht geladen werden: ${reason}`,
  saveFailed: (reason) => `Die Kombinationen konnten nicht gespeichert werden: ${reason}`,
  unknownError: 'Unbekannter Fehler',
  noResponse: 'keine Antwort vom Server',
  stale: 'Inzwischen hat jemand andere Kombinationen gespeichert. Ihre sind noch nicht gespeichert.',
  gone: 'Das Netz wurde gelöscht oder ist nicht mehr mit Ihnen geteilt. Ihre Kombinationen liegen weiter hier, auf diesem Gerät.',
  download: 'Kombinationen herunterladen',
  useMine: 'Meine verwenden',
  useTheirs: 'Die anderen verwenden',
  nextUnknown:
    'Diese Kombinationen überschneiden sich so vielfach, dass die nächste Frage nicht zu finden ist. Ihre Antworten sind gespeichert. Verwenden Sie weniger Kombinationen, oder legen Sie alle übrigen fest.',
};
