import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in Dutch. */
export const dutchStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `De antwoorden zijn verzegeld. Niemand kan hier een waarde zien voordat ronde ${round} sluit, ook u niet.`,
    opened: (round, date) => `Ronde ${round} is op ${date} gesloten, de antwoorden zijn open.`,
  },

  poolSwitch: {
    pool: (answers) => `Pool van ${answers} antwoorden`,
    kinds: { linear: 'lineair', logarithmic: 'logaritmisch', median: 'mediaan' },
    list: (count) => (count === 1 ? '1 antwoord: een lijst, geen pool' : `${count} antwoorden: een lijst, geen pool`),
  },
  beadLane: {
    percent: (percent) => `${percent} %`,
    code: (number) => `E${number}`,
    answer: (who, percent) => `${who}: ${percent}`,
    answers: (state) => `Antwoorden voor ${state}`,
    nobody: 'Niemand heeft geantwoord',
    standings: { cannotOccur: 'Komt niet voor', notMyField: 'Niet hun vakgebied', open: 'Niet beantwoord' },
    without: (standing, who) => `${standing}: ${who}`,
    expert: 'Deskundige',
    pool: (kind) => `Pool, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Vragen: ${questions}, waarvan ${chosen} te bespreken.`,
    hint: 'Met de pijltjestoetsen gaat u van vraag naar vraag, met [ en ] door die te bespreken zijn; de spatiebalk kiest er een.',
    question: (condition, disagreement) => `${condition}: ${disagreement}`,
    condition: (group, condition) => `${group}, ${condition}`,
    chosen: 'te bespreken',
    tooFew: 'te weinig antwoorden',
  },
  toDiscussList: {
    discuss: (question) => `${question} bespreken`,
    effect: (points) => `± ${points}`,
    reasons: {
      otherOrder: 'andere volgorde',
      otherNumbers: 'andere getallen',
      otherReading: 'anders gelezen',
      impossibleForSome: 'onmogelijk voor sommigen',
      cannotOccurForSome: 'komt volgens sommigen niet voor',
    },
    more: (count) => `Nog ${count} tonen`,
    moreBelow: (count, effect) => `Nog ${count} tonen, hoogstens ${effect}`,
    nothing: 'Er valt niets te bespreken',
  },
  outcomeDots: {
    pool: 'pool',
    mean: 'gemiddelde',
  },
};
