import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in French. */
export const frenchStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Les réponses sont scellées. Personne ne peut voir de valeur ici avant la fin du tour ${round}, vous non plus.`,
    opened: (round, date) => `Le tour ${round} s’est terminé le ${date}, les réponses sont ouvertes.`,
  },
};
