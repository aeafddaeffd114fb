import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in German. */
export const germanStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Die Antworten sind versiegelt. Bevor Runde ${round} endet, kann hier niemand einen Wert sehen, auch Sie nicht.`,
    opened: (round, date) => `Runde ${round} endete am ${date}, die Antworten sind offen.`,
  },

  poolSwitch: {
    pool: (answers) => `Pool aus ${answers} Antworten`,
    kinds: { linear: 'linear', logarithmic: 'logarithmisch', median: 'Median' },
    list: (count) => (count === 1 ? '1 Antwort: eine Liste, kein Pool' : `${count} Antworten: eine Liste, kein Pool`),
  },
  beadLane: {
    percent: (percent) => `${percent} %`,
    code: (number) => `E${number}`,
    answer: (who, percent) => `${who}: ${percent}`,
    answers: (state) => `Antworten zu ${state}`,
    nobody: 'Niemand hat geantwortet',
    standings: { cannotOccur: 'Kommt nicht vor', notMyField: 'Nicht ihr Fachgebiet', open: 'Nicht beantwortet' },
    without: (standing, who) => `${standing}: ${who}`,
    expert: 'Fachperson',
    pool: (kind) => `Pool, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Fragen: ${questions}, davon ${chosen} zu besprechen.`,
    hint: 'Mit den Pfeiltasten geht es von Frage zu Frage, mit [ und ] durch die zu besprechenden; die Leertaste wählt eine aus.',
    question: (condition, disagreement) => `${condition}: ${disagreement}`,
    condition: (group, condition) => `${group}, ${condition}`,
    chosen: 'zu besprechen',
    tooFew: 'zu wenige Antworten',
  },
  toDiscussList: {
    discuss: (question) => `${question} besprechen`,
    effect: (points) => `± ${points}`,
    reasons: {
      otherOrder: 'andere Reihenfolge',
      otherNumbers: 'andere Zahlen',
      otherReading: 'anders gelesen',
      impossibleForSome: 'für manche unmöglich',
      cannotOccurForSome: 'kommt für manche nicht vor',
    },
    more: (count) => `${count} weitere zeigen`,
    moreBelow: (count, effect) => `${count} weitere zeigen, höchstens ${effect}`,
    nothing: 'Es gibt nichts zu besprechen',
  },
  outcomeDots: {
    pool: 'Pool',
    mean: 'Mittel',
  },
};
