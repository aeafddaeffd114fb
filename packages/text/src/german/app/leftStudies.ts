import type { LeftStudiesWords } from '../../english/app/leftStudies.js';

/** What the dialog that deletes an account says of studies, in German. */
export const leftStudies: LeftStudiesWords = {
  passesTo: (deputy) => `An die Stellvertretung übergeben, ${deputy}`,
  stops: 'Beenden',
  studyPasses: (network, deputy) =>
    `„${network}“ geht sofort auf die Stellvertretung über: ${deputy}. Wird das Löschen rückgängig gemacht, kommt es nicht zurück.`,
  studyStops: (network) =>
    `„${network}“ hat keine Stellvertretung und wird deshalb beendet, wenn Ihr Konto gelöscht wird: Die Antworten bleiben erhalten, doch niemand führt die Studie weiter oder öffnet ihre Auswertung.`,
  parts: (studies) =>
    `Sie nehmen an ${studies === 1 ? 'einer Studie' : `${studies} Studien`} teil. Ihre Teilnahme endet sofort; wird das Löschen rückgängig gemacht, kommt sie nicht zurück.`,
  partAnswers: 'Was mit Ihren Antworten dort geschieht',
  partKeeps: 'Sie bleiben unter einem Code stehen',
  partErases: 'Sie werden gelöscht',
  partErasesHint: 'Es sei denn, eine Studie lässt Fachleute sie nicht mehr zurückziehen.',
};
