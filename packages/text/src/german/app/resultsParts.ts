import type { ResultsParts } from '../../english/app/resultsParts.js';
import { pools } from '../pools.js';

/** The parts of the page of what the experts of a study say together, in German. */
export const resultsParts: ResultsParts = {
  poolSwitch: {
    pool: (answers) => `Pool aus ${answers} Antworten`,
    kinds: pools,
    list: (count) => (count === 1 ? '1 Antwort: eine Liste, kein Pool' : `${count} Antworten: eine Liste, kein Pool`),
  },

  beadLane: {
    percent: (percent) => `${percent} %`,
    answer: (who, percent) => `${who}: ${percent}`,
    noValue: 'kein Wert',
    answers: (state) => `Antworten zu ${state}`,
    nobody: 'Niemand hat geantwortet',
    standings: { cannotOccur: 'Kommt nicht vor', notMyField: 'Nicht ihr Fachgebiet', open: 'Nicht beantwortet' },
    without: (standing, who) => `${standing}: ${who}`,
    asTable: 'Als Tabelle anzeigen',
    expert: 'Fachperson',
  },

  disagreementStrip: {
    role: 'Diagramm',
    summary: (questions, chosen) => `Fragen: ${questions}, davon ${chosen} zu besprechen.`,
    hint: 'Mit den Pfeiltasten geht es von Frage zu Frage, mit [ und ] durch die zu besprechenden; die Leertaste wählt eine aus.',
    hintToRead: 'Mit den Pfeiltasten geht es von Frage zu Frage, mit [ und ] durch die zu besprechenden.',
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
      otherReading: 'anders verstanden',
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
