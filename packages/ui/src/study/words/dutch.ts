import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in Dutch. */
export const dutchStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `De antwoorden zijn verzegeld. Niemand kan hier een waarde zien voordat ronde ${round} sluit, ook u niet.`,
    opened: (round, date) => `Ronde ${round} is op ${date} gesloten, de antwoorden zijn open.`,
  },
};
