import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in French. */
export const frenchStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Les réponses sont scellées. Personne ne peut voir de valeur ici avant la fin du tour ${round}, vous non plus.`,
    opened: (round, date) => `Le tour ${round} s’est terminé le ${date}, les réponses sont ouvertes.`,
  },

  poolSwitch: {
    pool: (answers) => `Synthèse de ${answers} réponses`,
    kinds: { linear: 'linéaire', logarithmic: 'logarithmique', median: 'médiane' },
    list: (count) =>
      count === 1
        ? '1 réponse\u00a0: une liste, pas une synthèse'
        : `${count} réponses\u00a0: une liste, pas une synthèse`,
  },
  beadLane: {
    percent: (percent) => `${percent} %`,
    code: (number) => `E${number}`,
    answer: (who, percent) => `${who}\u00a0: ${percent}`,
    answers: (state) => `Réponses pour ${state}`,
    nobody: 'Personne n’a répondu',
    standings: { cannotOccur: 'Impossible', notMyField: 'Pas leur domaine', open: 'Sans réponse' },
    without: (standing, who) => `${standing}\u00a0: ${who}`,
    expert: 'Spécialiste',
    pool: (kind) => `Synthèse, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Questions\u00a0: ${questions}, dont ${chosen} à discuter.`,
    hint: 'Les flèches passent d’une question à l’autre, [ et ] parcourent celles à discuter, Espace en choisit une.',
    question: (condition, disagreement) => `${condition}\u00a0: ${disagreement}`,
    condition: (group, condition) => `${group}, ${condition}`,
    chosen: 'à discuter',
    tooFew: 'trop peu de réponses',
  },
  toDiscussList: {
    discuss: (question) => `Discuter ${question}`,
    effect: (points) => `± ${points}`,
    reasons: {
      otherOrder: 'autre ordre',
      otherNumbers: 'autres nombres',
      otherReading: 'autre lecture',
      impossibleForSome: 'impossible pour certains',
      cannotOccurForSome: 'exclu par certains',
    },
    more: (count) => `Afficher ${count} de plus`,
    moreBelow: (count, effect) => `Afficher ${count} de plus, au plus ${effect}`,
    nothing: 'Il n’y a rien à discuter',
  },
  outcomeDots: {
    pool: 'synthèse',
    mean: 'moyenne',
  },
};
