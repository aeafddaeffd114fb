import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in Spanish. */
export const spanishStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Las respuestas están selladas. Nadie puede ver aquí un valor antes de que se cierre la ronda ${round}, tampoco usted.`,
    opened: (round, date) => `La ronda ${round} se cerró el ${date}, las respuestas están abiertas.`,
  },

  poolSwitch: {
    pool: (answers) => `Síntesis de ${answers} respuestas`,
    kinds: { linear: 'lineal', logarithmic: 'logarítmico', median: 'mediana' },
    list: (count) =>
      count === 1 ? '1 respuesta: una lista, no una síntesis' : `${count} respuestas: una lista, no una síntesis`,
  },
  beadLane: {
    percent: (percent) => `${percent} %`,
    code: (number) => `E${number}`,
    answer: (who, percent) => `${who}: ${percent}`,
    answers: (state) => `Respuestas para ${state}`,
    nobody: 'Nadie ha respondido',
    standings: { cannotOccur: 'No puede darse', notMyField: 'No es su especialidad', open: 'Sin responder' },
    without: (standing, who) => `${standing}: ${who}`,
    expert: 'Especialista',
    pool: (kind) => `Síntesis, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Preguntas: ${questions}, de las que ${chosen} son para debatir.`,
    hint: 'Las flechas van de una pregunta a otra, [ y ] por las que se debaten, Espacio elige una.',
    question: (condition, disagreement) => `${condition}: ${disagreement}`,
    condition: (group, condition) => `${group}, ${condition}`,
    chosen: 'para debatir',
    tooFew: 'muy pocas respuestas',
  },
  toDiscussList: {
    discuss: (question) => `Debatir ${question}`,
    effect: (points) => `± ${points}`,
    reasons: {
      otherOrder: 'otro orden',
      otherNumbers: 'otros números',
      otherReading: 'otra lectura',
      impossibleForSome: 'imposible para algunos',
      cannotOccurForSome: 'descartado por algunos',
    },
    more: (count) => `Mostrar ${count} más`,
    moreBelow: (count, effect) => `Mostrar ${count} más, como máximo ${effect}`,
    nothing: 'No hay nada que debatir',
  },
  outcomeDots: {
    pool: 'síntesis',
    mean: 'media',
  },
};
