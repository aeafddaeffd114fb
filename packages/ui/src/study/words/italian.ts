import type { StudyLabels } from './studyLabels.js';

/** The words of the components for studies, in Italian. */
export const italianStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Le risposte sono sigillate. Prima della fine del turno ${round} nessuno può vedere un valore qui, nemmeno Lei.`,
    opened: (round, date) => `Il turno ${round} si è chiuso il ${date}, le risposte sono aperte.`,
  },

  poolSwitch: {
    pool: (answers) => `Sintesi di ${answers} risposte`,
    kinds: { linear: 'lineare', logarithmic: 'logaritmica', median: 'mediana' },
    list: (count) =>
      count === 1 ? '1 risposta: un elenco, non una sintesi' : `${count} risposte: un elenco, non una sintesi`,
  },
  beadLane: {
    percent: (percent) => `${percent} %`,
    code: (number) => `E${number}`,
    answer: (who, percent) => `${who}: ${percent}`,
    answers: (state) => `Risposte per ${state}`,
    nobody: 'Nessuno ha risposto',
    standings: { cannotOccur: 'Non può verificarsi', notMyField: 'Non è il loro campo', open: 'Senza risposta' },
    without: (standing, who) => `${standing}: ${who}`,
    expert: 'Specialista',
    pool: (kind) => `Sintesi, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Domande: ${questions}, di cui ${chosen} da discutere.`,
    hint: 'Le frecce passano da una domanda all’altra, [ e ] tra quelle da discutere, Spazio ne sceglie una.',
    question: (condition, disagreement) => `${condition}: ${disagreement}`,
    condition: (group, condition) => `${group}, ${condition}`,
    chosen: 'da discutere',
    tooFew: 'troppo poche risposte',
  },
  toDiscussList: {
    discuss: (question) => `Discutere ${question}`,
    effect: (points) => `± ${points}`,
    reasons: {
      otherOrder: 'altro ordine',
      otherNumbers: 'altri numeri',
      otherReading: 'altra lettura',
      impossibleForSome: 'impossibile per alcuni',
      cannotOccurForSome: 'escluso da alcuni',
    },
    more: (count) => `Mostra altre ${count}`,
    moreBelow: (count, effect) => `Mostra altre ${count}, al massimo ${effect}`,
    nothing: 'Non c’è nulla da discutere',
  },
  outcomeDots: {
    pool: 'sintesi',
    mean: 'media',
  },
};
