import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in German. */
export const germanStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Die Antworten sind versiegelt. Bevor Runde ${round} endet, kann hier niemand einen Wert sehen, auch Sie nicht.`,
    opened: (round, date) => `Runde ${round} endete am ${date}, die Antworten sind offen.`,
  },
};
