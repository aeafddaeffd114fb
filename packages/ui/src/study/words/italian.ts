import type { StudyLabels } from './studyLabels.js';

/**
 * The words of the components for studies, in Italian.
 * @since 0.1.0
 * @experimental
 */
export const italianStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Le risposte sono sigillate. Prima della fine del turno ${round} nessuno può vedere un valore qui, nemmeno Lei.`,
    opened: (round, date) => `Il turno ${round} si è chiuso il ${date}, le risposte sono aperte.`,
  },
  expertBead: {
    expert: 'Specialista',
    code: (number) => `E${number}`,
  },
  studyTimeline: {
    name: 'Calendario',
    nameIn: (timeZone) => `Calendario, ${timeZone}`,
    past: 'conclusa',
    late: (days, written) => (days === 1 ? 'in ritardo di 1 giorno' : `in ritardo di ${written} giorni`),
    closedLate: (days, written) =>
      days === 1 ? 'conclusa con 1 giorno di ritardo' : `conclusa con ${written} giorni di ritardo`,
  },
  studyPeople: {
    answered: 'Risposte',
    standing: 'Stato',
    actions: 'Azioni',
    of: (count) => `su ${count}`,
    answeredOf: (answered, count) => `${answered} risposte su ${count}`,
    notOpened: 'Non aperto',
    started: 'Iniziato',
    finished: 'Finito',
    declined: 'Rifiutato',
    withdrawn: 'Ritirato',
    cancelled: 'Annullato',
    invited: (date) => `invito del ${date}`,
    reminded: (times, written, date) =>
      `sollecito inviato ${times === 1 ? 'una volta' : times === 2 ? 'due volte' : `${written} volte`}, ${date}`,
    replacedBy: (code) => `sostituito da ${code}`,
    remind: 'Sollecita',
    remindWhom: (code) => `Sollecita ${code}`,
    extend: 'Proroga',
    extendWhom: (code) => `Proroga la scadenza di ${code}`,
    replace: 'Sostituisci',
    replaceWhom: (code) => `Sostituisci ${code}`,
    cancel: 'Revoca',
    cancelWhom: (code) => `Revoca l’invito di ${code}`,
    nobody: 'Nessuno è stato ancora invitato.',
  },
  addressChips: {
    list: 'Indirizzi',
    add: 'Aggiungi indirizzi',
    paste: 'Incolli o scriva indirizzi',
    pasteMore: 'Ne incolli o scriva altri',
    noAt: 'manca la @',
    severalAts: 'più di una @',
    space: 'contiene uno spazio',
    noName: 'niente prima della @',
    noEnding: 'manca la fine',
    tooLong: 'troppo lungo',
    twice: 'doppio',
    remove: (name) => `Rimuovi ${name}`,
    removed: (name) => `${name} rimosso. Ctrl+Z lo ripristina.`,
    broughtBack: (name) => `${name} è di nuovo presente.`,
    known: (count, written) => (count === 1 ? '1 è noto' : `${written} sono noti`),
    already: (count, written) => (count === 1 ? '1 partecipa già' : `${written} partecipano già`),
    unknown: (count, written) => (count === 1 ? '1 è nuovo' : `${written} sono nuovi`),
    counted: (count, written) => (count === 1 ? '1 doppio, contato una volta' : `${written} doppi, contati una volta`),
    wrong: (count, written) => (count === 1 ? '1 non può essere giusto' : `${written} non possono essere giusti`),
    more: (count, written) => (count === 1 ? 'Mostra 1 altro' : `Mostra altri ${written}`),
    full: (most, left) => `Al massimo ${most}, ancora nel campo: ${left}.`,
  },
  protocolList: {
    draft: (version) => `Protocollo ${version}, non ancora fissato`,
    fixed: (version, date) => `Protocollo ${version}, fissato dal ${date}`,
    edit: 'Modifica',
    editWhat: 'Modifica il protocollo',
  },
  poolSwitch: {
    pool: (answers) => `Sintesi di ${answers} risposte`,
    kinds: { linear: 'lineare', logarithmic: 'logaritmica', median: 'mediana' },
    list: (count) =>
      count === 1 ? '1 risposta: un elenco, non una sintesi' : `${count} risposte: un elenco, non una sintesi`,
  },
  beadLane: {
    percent: (percent) => `${percent} %`,
    answer: (who, percent) => `${who}: ${percent}`,
    answers: (state) => `Risposte per ${state}`,
    nobody: 'Nessuno ha risposto',
    standings: { cannotOccur: 'Non può verificarsi', notMyField: 'Non è il loro campo', open: 'Senza risposta' },
    without: (standing, who) => `${standing}: ${who}`,
    pool: (kind) => `Sintesi, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Domande: ${questions}, di cui ${chosen} da discutere.`,
    hint: 'Le frecce passano da una domanda all’altra, [ e ] tra quelle da discutere, Spazio ne sceglie una.',
    hintToRead: 'Le frecce passano da una domanda all’altra, [ e ] tra quelle da discutere.',
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
