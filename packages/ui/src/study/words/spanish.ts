import type { StudyLabels } from './studyLabels.js';

/**
 * The words of the components for studies, in Spanish.
 * @since 0.1.0
 * @experimental
 */
export const spanishStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Las respuestas están selladas. Nadie puede ver aquí un valor antes de que se cierre la ronda ${round}, tampoco usted.`,
    opened: (round, date) => `La ronda ${round} se cerró el ${date}, las respuestas están abiertas.`,
  },
  expertBead: {
    expert: 'Especialista',
    code: (number) => `E${number}`,
  },
  studyTimeline: {
    name: 'Calendario',
    nameIn: (timeZone) => `Calendario, ${timeZone}`,
    past: 'terminada',
    late: (days, written) => (days === 1 ? 'con 1 día de retraso' : `con ${written} días de retraso`),
    closedLate: (days, written) =>
      days === 1 ? 'terminada con 1 día de retraso' : `terminada con ${written} días de retraso`,
  },
  studyPeople: {
    answered: 'Respuestas',
    standing: 'Estado',
    actions: 'Acciones',
    of: (count) => `de ${count}`,
    answeredOf: (answered, count) => `${answered} respuestas de ${count}`,
    notOpened: 'Sin abrir',
    started: 'Empezado',
    finished: 'Terminado',
    declined: 'Rechazado',
    withdrawn: 'Retirado',
    cancelled: 'Anulado',
    invited: (date) => `invitación del ${date}`,
    reminded: (times, written, date) =>
      `recordatorio enviado ${times === 1 ? 'una vez' : times === 2 ? 'dos veces' : `${written} veces`}, ${date}`,
    replacedBy: (code) => `sustituido por ${code}`,
    remind: 'Recordar',
    remindWhom: (code) => `Recordar a ${code}`,
    extend: 'Prorrogar',
    extendWhom: (code) => `Prorrogar el plazo de ${code}`,
    replace: 'Sustituir',
    replaceWhom: (code) => `Sustituir a ${code}`,
    cancel: 'Anular',
    cancelWhom: (code) => `Anular la invitación de ${code}`,
    nobody: 'Todavía no se ha invitado a nadie.',
  },
  addressChips: {
    list: 'Direcciones',
    add: 'Añadir direcciones',
    paste: 'Pegue o escriba direcciones',
    pasteMore: 'Pegue o escriba más',
    noAt: 'falta la @',
    severalAts: 'más de una @',
    space: 'contiene un espacio',
    noName: 'nada antes de la @',
    noEnding: 'falta el final',
    tooLong: 'demasiado larga',
    twice: 'repetida',
    remove: (name) => `Quitar ${name}`,
    removed: (name) => `Se ha quitado ${name}. Ctrl+Z la recupera.`,
    broughtBack: (name) => `${name} está de vuelta.`,
    known: (count, written) => (count === 1 ? '1 es conocida' : `${written} son conocidas`),
    already: (count, written) => (count === 1 ? '1 ya participa' : `${written} ya participan`),
    unknown: (count, written) => (count === 1 ? '1 es nueva' : `${written} son nuevas`),
    counted: (count, written) =>
      count === 1 ? '1 repetida, contada una vez' : `${written} repetidas, contadas una vez`,
    wrong: (count, written) => (count === 1 ? '1 no puede ser correcta' : `${written} no pueden ser correctas`),
    more: (_count, written) => `Mostrar ${written} más`,
    full: (most, left) => `Como máximo ${most}; aún en el campo: ${left}.`,
  },
  protocolList: {
    draft: (version) => `Protocolo ${version}, todavía sin fijar`,
    fixed: (version, date) => `Protocolo ${version}, fijado desde el ${date}`,
    edit: 'Editar',
    editWhat: 'Editar el protocolo',
  },
  poolSwitch: {
    pool: (answers) => `Síntesis de ${answers} respuestas`,
    kinds: { linear: 'lineal', logarithmic: 'logarítmico', median: 'mediana' },
    list: (count) =>
      count === 1 ? '1 respuesta: una lista, no una síntesis' : `${count} respuestas: una lista, no una síntesis`,
  },
  beadLane: {
    percent: (percent) => `${percent} %`,
    answer: (who, percent) => `${who}: ${percent}`,
    answers: (state) => `Respuestas para ${state}`,
    nobody: 'Nadie ha respondido',
    standings: { cannotOccur: 'No puede darse', notMyField: 'No es su especialidad', open: 'Sin responder' },
    without: (standing, who) => `${standing}: ${who}`,
    pool: (kind) => `Síntesis, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Preguntas: ${questions}, de las que ${chosen} son para debatir.`,
    hint: 'Las flechas van de una pregunta a otra, [ y ] por las que se debaten, Espacio elige una.',
    hintToRead: 'Las flechas van de una pregunta a otra, [ y ] por las que se debaten.',
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
