import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in Italian. */
export const italianStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Le risposte sono sigillate. Prima della fine del turno ${round} nessuno può vedere un valore qui, nemmeno Lei.`,
    opened: (round, date) => `Il turno ${round} si è chiuso il ${date}, le risposte sono aperte.`,
  },
};
