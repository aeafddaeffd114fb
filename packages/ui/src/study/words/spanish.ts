import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in Spanish. */
export const spanishStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Las respuestas están selladas. Nadie puede ver aquí un valor antes de que se cierre la ronda ${round}, tampoco usted.`,
    opened: (round, date) => `La ronda ${round} se cerró el ${date}, las respuestas están abiertas.`,
  },
};
