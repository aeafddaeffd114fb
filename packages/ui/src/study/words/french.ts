import type { StudyLabels } from './studyLabels.js';

/**
 * The words of the components for studies, in French.
 * @since 0.1.0
 * @experimental
 */
export const frenchStudyLabels: StudyLabels = {
  sealedLine: {
    sealed: (round) =>
      `Les réponses sont scellées. Personne ne peut voir de valeur ici avant la fin du tour ${round}, vous non plus.`,
    opened: (round, date) => `Le tour ${round} s’est terminé le ${date}, les réponses sont ouvertes.`,
  },
  expertBead: {
    expert: 'Spécialiste',
    code: (number) => `E${number}`,
  },
  studyTimeline: {
    name: 'Calendrier',
    nameIn: (timeZone) => `Calendrier, ${timeZone}`,
    past: 'terminé',
    late: (days, written) => (days === 1 ? 'en retard de 1 jour' : `en retard de ${written} jours`),
    closedLate: (days, written) =>
      days === 1 ? 'terminé avec 1 jour de retard' : `terminé avec ${written} jours de retard`,
  },
  studyPeople: {
    answered: 'Réponses',
    standing: 'État',
    actions: 'Actions',
    of: (count) => `sur ${count}`,
    answeredOf: (answered, count) => `${answered} réponses sur ${count}`,
    notOpened: 'Pas ouverte',
    started: 'Commencé',
    finished: 'Terminé',
    declined: 'Décliné',
    withdrawn: 'Retiré',
    cancelled: 'Annulé',
    invited: (date) => `invitation du ${date}`,
    reminded: (times, written, date) =>
      `relance envoyée ${times === 1 ? 'une fois' : times === 2 ? 'deux fois' : `${written} fois`}, ${date}`,
    replacedBy: (code) => `remplacé par ${code}`,
    remind: 'Relancer',
    remindWhom: (code) => `Relancer ${code}`,
    extend: 'Prolonger',
    extendWhom: (code) => `Prolonger le délai de ${code}`,
    replace: 'Remplacer',
    replaceWhom: (code) => `Remplacer ${code}`,
    cancel: 'Annuler',
    cancelWhom: (code) => `Annuler l’invitation de ${code}`,
    nobody: 'Personne n’a encore été invité.',
  },
  addressChips: {
    list: 'Adresses',
    add: 'Ajouter des adresses',
    paste: 'Collez ou saisissez des adresses',
    pasteMore: 'Collez ou saisissez-en d’autres',
    noAt: 'pas de @',
    severalAts: 'plus d’un @',
    space: 'contient une espace',
    noName: 'rien avant le @',
    noEnding: 'pas de terminaison',
    tooLong: 'trop longue',
    twice: 'en double',
    remove: (name) => `Retirer ${name}`,
    removed: (name) => `${name} a été retiré. Ctrl+Z le rétablit.`,
    broughtBack: (name) => `${name} est de retour.`,
    known: (count, written) => (count === 1 ? '1 est connue' : `${written} sont connues`),
    already: (count, written) => (count === 1 ? '1 participe déjà' : `${written} participent déjà`),
    unknown: (count, written) => (count === 1 ? '1 est nouvelle' : `${written} sont nouvelles`),
    counted: (_count, written) => `${written} en double, une seule comptée`,
    wrong: (count, written) => (count === 1 ? '1 ne peut pas être juste' : `${written} ne peuvent pas être justes`),
    more: (_count, written) => `Afficher ${written} de plus`,
    full: (most, left) => `${most} au plus, encore dans le champ : ${left}.`,
  },
  protocolList: {
    draft: (version) => `Protocole ${version}, pas encore fixé`,
    fixed: (version, date) => `Protocole ${version}, fixé depuis le ${date}`,
    edit: 'Modifier',
    editWhat: 'Modifier le protocole',
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
    answer: (who, percent) => `${who}\u00a0: ${percent}`,
    answers: (state) => `Réponses pour ${state}`,
    nobody: 'Personne n’a répondu',
    standings: { cannotOccur: 'Impossible', notMyField: 'Pas leur domaine', open: 'Sans réponse' },
    without: (standing, who) => `${standing}\u00a0: ${who}`,
    pool: (kind) => `Synthèse, ${kind}`,
  },
  disagreementStrip: {
    summary: (questions, chosen) => `Questions\u00a0: ${questions}, dont ${chosen} à discuter.`,
    hint: 'Les flèches passent d’une question à l’autre, [ et ] parcourent celles à discuter, Espace en choisit une.',
    hintToRead: 'Les flèches passent d’une question à l’autre, [ et ] parcourent celles à discuter.',
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
