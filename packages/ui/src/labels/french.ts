import type { Labels } from './labels.js';
import { isQuestion } from './isQuestion.js';

const named = (name: string) => (isQuestion(name) ? `«\u00a0${name.trim()}\u00a0»` : name);

const number = (value: number) => value.toLocaleString('fr', { maximumFractionDigits: 4 });
// In French, zero and one and a half are singular.
const isOne = (written: number | string) => /^[01](?:[.,]|$)/.test(String(written));
const shareNumber = (percent: number, isExact = false) => (percent === 0 && !isExact ? '< 0,1' : number(percent));
const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'autant qu’avant';
  return filled > compared ? `${filled - compared} de plus qu’avant` : `${compared - filled} de moins qu’avant`;
};

/**
 * Every string of the kit, in French: `<CredenceProvider labels={frenchLabels}>`. The spaces before
 * `: ; ? ! %` do not break.
 * @since 0.1.0
 */
export const frenchLabels: Labels = {
  locale: 'fr',
  // Foundations
  verbalScale: {
    // Not calibrated: the percentages were fitted to Dutch words, never to these.
    anchors: [
      { label: '(presque) impossible', percent: 0 },
      { label: 'improbable', percent: 15 },
      { label: 'incertain', percent: 25 },
      { label: 'moitié-moitié', percent: 50 },
      { label: 'attendu', percent: 75 },
      { label: 'probable', percent: 85 },
      { label: '(presque) certain', percent: 100 },
    ],
    between: (lower, upper) => `entre ${lower} et ${upper}`,
  },
  // Controls
  button: {
    busy: 'Veuillez patienter',
  },
  // Forms
  formField: {
    required: '*obligatoire.',
  },
  textField: {
    optional: '(facultatif)',
  },
  passwordField: {
    show: 'Afficher le mot de passe',
  },
  searchField: {
    clear: 'Effacer la recherche',
  },
  combobox: {
    open: 'Afficher les choix',
    clear: 'Effacer le choix',
    loading: 'Chargement…',
    empty: 'Aucun choix disponible',
    noMatch: (query) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
    count: (count, written) => `${written} choix`,
    more: (count) => `${count} de plus\u00a0: continuez à saisir pour préciser`,
    required: 'Choisissez l’une des options.',
  },
  fileDrop: {
    prompt: 'Déposez ici un fichier, ou',
    choose: 'choisissez un fichier',
    promptSeveral: 'Déposez ici des fichiers ou un dossier, ou',
    chooseSeveral: 'choisissez des fichiers',
    chooseFolder: 'Choisir un dossier',
    remove: (name) => `Retirer ${name}`,
    onlyOne: 'Déposez un seul fichier\u202f; aucun de ceux-ci n’a été pris.',
  },
  likertItem: {
    words: ['pas du tout d’accord', 'pas d’accord', 'ni d’accord ni pas d’accord', 'd’accord', 'tout à fait d’accord'],
    answer: (number, word) => `${number}, ${word}`,
  },
  openText: {
    left: (count, written) =>
      isOne(count) ? `encore ${written} caractère disponible` : `encore ${written} caractères disponibles`,
  },
  // Feedback
  alert: {
    error: 'Erreur',
    success: 'Succès',
    info: 'Remarque',
    warning: 'Attention',
    dismiss: 'Masquer',
  },
  dialog: {
    close: 'Fermer',
  },
  confirmDialog: {
    cancel: 'Annuler',
    confirm: 'OK',
  },
  errorSummary: {
    heading: 'Veuillez vérifier votre saisie',
  },
  progressBar: {
    progress: 'Progression',
  },
  spinner: {
    loading: 'Chargement…',
  },
  later: {
    failed: 'Cette partie n’a pas pu être chargée.',
    retry: 'Réessayer',
  },
  timeLeft: {
    minutes: (minutes) => `env. ${minutes}\u00a0min`,
  },
  shareDialog: {
    title: (network) => `Partager ${network}`,
    invite: 'Inviter par e-mail ou nom d’utilisateur',
    inviteHint:
      'Les personnes qui acceptent peuvent répondre aux questions et télécharger le réseau, mais ni le partager ni le supprimer.',
    send: 'Inviter',
    sending: 'Invitation en cours…',
    nobody: 'Veuillez indiquer un nom d’utilisateur',
    people: 'Personnes ayant accès',
    loading: 'Chargement…',
    empty: 'Personne pour l’instant. Les personnes que vous invitez apparaîtront ici.',
    failed: 'La liste n’a pas pu être chargée.',
    retry: 'Réessayer',
    statuses: { pending: 'En attente', accepted: 'Acceptée' },
    remove: 'Retirer',
    removeWhom: (name) => `Retirer ${name}`,
    question: (name) => `Voulez-vous vraiment retirer ${name}\u202f?`,
    consequences: {
      pending: 'L’invitation ne pourra plus être acceptée.',
      accepted: 'Ses réponses sont conservées\u202f; son accès prend fin immédiatement.',
    },
    keep: 'Annuler',
    removing: 'Retrait en cours…',
    removingWhom: (name) => `Retrait en cours… ${name}`,
  },
  // Data
  dataTable: {
    sorted: (column, direction) => `Trié par ${column}, ordre ${direction === 'asc' ? 'croissant' : 'décroissant'}`,
    sortBy: 'Trier par',
    direction: (direction) => (direction === 'asc' ? 'croissant' : 'décroissant'),
    loading: 'Chargement…',
    empty: 'Rien pour l’instant',
    noMatch: (search) => (search ? `Aucun résultat pour «\u00a0${search}\u00a0».` : 'Aucun résultat avec ces filtres.'),
    clearFilter: 'Effacer les filtres',
    retry: 'Réessayer',
  },
  pagination: {
    pages: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (page) => `Page ${page}`,
    range: (from, to, total) => `${from} à ${to} sur ${total}`,
    none: '0 sur 0',
    perPage: (size) => `${size} par page`,
    size: 'Lignes par page',
  },
  activityLog: {
    title: 'Journal d’activité',
    time: 'Heure',
    user: 'Personne',
    activity: 'Activité',
    details: 'Détails',
    showDetails: 'Afficher les détails',
    hideDetails: 'Masquer les détails',
    empty: 'Aucune activité enregistrée.',
    more: 'Afficher la suite',
    left: (count) => `${count} ${isOne(count) ? 'caractère' : 'caractères'} de plus`,
    zone: (name) => `Heures\u00a0: ${name}`,
    loading: 'Chargement…',
  },
  // Charts
  chart: {
    role: 'graphique',
    hint: 'Les touches fléchées permettent de passer d’une valeur à l’autre.',
    noValue: 'aucune valeur',
    point: (category, series, value) =>
      series === '' ? `${category}\u00a0: ${value}` : `${category}, ${series}\u00a0: ${value}`,
  },
  chartFrame: {
    asTable: 'Afficher en tableau',
    csv: 'Télécharger en CSV',
    png: 'Télécharger en PNG',
    noValue: 'aucune valeur',
    empty: 'Aucune donnée disponible',
    loading: 'Chargement…',
  },
  barChart: {
    summary: (categories, series, most) =>
      `Barres pour ${categories}${series ? `\u00a0: ${series}` : ''}.${most ? ` La plus grande\u00a0: ${most}.` : ''}`,
    categories: (count) => `${number(count)} ${isOne(count) ? 'catégorie' : 'catégories'}`,
  },
  lineChart: {
    summary: (points, from, to) => `Une ligne passant par ${points}, sur un axe allant de ${from} à ${to}.`,
    points: (count) => `${number(count)} ${isOne(count) ? 'point' : 'points'}`,
  },
  tornadoChart: {
    low: 'valeur la plus basse',
    high: 'valeur la plus haute',
    summary: (bars, now) => `${bars} autour de ${now}, la valeur actuelle.`,
    bars: (count) => (count === 1 ? '1 barre' : `${number(count)} barres`),
  },
  accuracyCurve: {
    now: 'maintenant',
    ahead: (questions) => `dans ${questions}`,
    summary: (questions, now) => `Une courbe sur ${questions} questions, maintenant à ${now}.`,
    questions: (written, count) => (count === 1 ? '1 question' : `${written} questions`),
  },
  cptHeatmap: {
    summary: (questions, open) => `Questions\u00a0: ${questions}, dont ${open} sans réponse.`,
    hint: 'Les touches fléchées vont d’une cellule à l’autre, Entrée ouvre la question.',
    open: 'sans réponse',
    combination: 'combinaison',
    decidedBy: (number) => `combinaison ${number}`,
    percent: (percent) => `${percent}\u00a0%`,
    condition: (parent, state) => `${named(parent)}\u00a0: ${state}`,
    cell: (conditions, state, share, source) =>
      [conditions, `${named(state)}\u00a0: ${share}`, source].filter(Boolean).join('. '),
    column: (index, count) => `${index} sur ${count} questions`,
    goesOn: 'Le tableau continue\u00a0: faites défiler pour voir la suite.',
    previous: 'Question précédente',
    next: 'Question suivante',
    openQuestion: 'Ouvrir cette question',
    csv: 'Télécharger en CSV',
  },
  dashboardPanels: {
    loginTimes: (period) =>
      period ? `Heures de connexion et de déconnexion, ${period}` : 'Heures de connexion et de déconnexion',
    activityTimes: (period) => (period ? `Activités par heure, ${period}` : 'Activités par heure'),
    nodeSize: (period) =>
      period ? `Taille de nœud préférée, nœuds traités, ${period}` : 'Taille de nœud préférée, nœuds traités',
    combinations: (period) =>
      period ? `Nombre moyen de combinaisons par nœud, ${period}` : 'Nombre moyen de combinaisons par nœud',
    questionnaire: (answers) =>
      answers ? `Scores moyens du questionnaire, de 1 à 5, ${answers}` : 'Scores moyens du questionnaire, de 1 à 5',
    loginTimesTitle: 'Heures de connexion et de déconnexion',
    activityTimesTitle: 'Heures d’activité',
    nodeSizeTitle: 'Taille de nœud préférée',
    combinationsTitle: 'Nombre moyen de combinaisons par nœud',
    questionnaireTitle: 'Questionnaire',
    loginTimesEmpty: 'Aucune donnée de connexion ou de déconnexion disponible',
    activityTimesEmpty: 'Aucune donnée sur les heures d’activité disponible',
    nodeSizeEmpty: 'Aucune donnée sur la taille de nœud préférée disponible',
    combinationsEmpty: 'Aucune donnée sur le choix des combinaisons disponible',
    questionnaireEmpty: 'Aucune donnée du questionnaire disponible',
    periods: { day: '24 dernières heures', week: '7 derniers jours', month: '30 derniers jours' },
    onlyPeriods: { day: 'Les 24 dernières heures', week: 'Les 7 derniers jours', month: 'Les 30 derniers jours' },
    logins: 'connexions',
    logouts: 'déconnexions',
    hour: 'Heure',
    activities: 'Activités',
    size: 'Taille',
    sizes: { small: 'petit', medium: 'moyen', large: 'grand' },
    nodes: 'Nœuds',
    node: 'Nœud',
    averageCombinations: 'Nombre moyen de combinaisons',
    statement: 'Affirmation',
    averageScore: 'Score moyen',
    numberOfAnswers: 'Réponses (n)',
    answers: (count) => `${count} ${isOne(count) ? 'réponse' : 'réponses'}`,
    stretch: (from, to) => `entre ${from} et ${to}`,
    loginFinding: (logins, logouts) => {
      if (logins === null)
        return logouts
          ? `Pic de déconnexions ${logouts}\u202f; aucune connexion`
          : 'Aucune connexion\u202f; déconnexions sans pic net';
      if (logouts === null)
        return logins
          ? `Pic de connexions ${logins}\u202f; aucune déconnexion`
          : 'Aucune déconnexion\u202f; connexions sans pic net';
      if (logins && logins === logouts) return `Pic de connexions et de déconnexions ${logins}`;
      if (logins && logouts) return `Pic de connexions ${logins}, de déconnexions ${logouts}`;
      if (logins) return `Pic de connexions ${logins}, déconnexions sans pic net`;
      return logouts
        ? `Pic de déconnexions ${logouts}, connexions sans pic net`
        : 'Aucun pic net de connexions ni de déconnexions';
    },
    busiestHour: (hour) => `L’heure la plus active\u00a0: ${hour}`,
    noPeak: 'Aucun pic net',
    sizeFinding: (size) =>
      `Les ${{ small: 'petits nœuds', medium: 'nœuds de taille moyenne', large: 'grands nœuds' }[size]} sont les plus traités`,
    noSizePreference: 'Aucune taille de nœud n’est nettement préférée',
    combinationsRange: (low, high) => `En moyenne, ${low} à ${high} combinaisons déterminent un nœud`,
    combinationsSame: (value) =>
      isOne(value)
        ? `En moyenne, ${value} combinaison détermine un nœud`
        : `En moyenne, ${value} combinaisons déterminent un nœud`,
    leastAgreed: (statement, score, answers) => {
      if (!statement) return 'Aucune affirmation ne se distingue';
      return answers
        ? `Le moins d’accord\u00a0: ${statement} (${score}\u00a0; n = ${answers})`
        : `Le moins d’accord\u00a0: ${statement} (${score})`;
    },
    lowerIsBetter: (statements) => `${statements}\u00a0: plus le score est bas, mieux c’est`,
    showAll: (count) => `Tout afficher (${count})`,
    showFewer: 'Afficher moins',
    largestOf: (shown, count) => `les ${shown} plus grands sur ${count}`,
  },
  networkMap: {
    summary: (nodes, done, progress) =>
      `Réseau\u00a0: ${nodes} ${isOne(nodes) ? 'nœud' : 'nœuds'}, ${done} ${isOne(done) ? 'terminé' : 'terminés'}, ${progress} en cours`,
    done: 'terminé',
    progress: 'en cours',
    open: 'non commencé',
    none: 'non demandé',
    progressKey: 'en cours (anneau\u00a0: part répondue)',
    node: (label, status) => `${named(label)}, ${status}`,
    hint: 'Les touches fléchées suivent les liens. Plus et moins changent le zoom, 0 affiche tout.',
    supposeHint: 'La barre d’espace suppose un constat, puis le suivant.',
    weightKey: 'influe sur les résultats, peu ou beaucoup',
    rankKey: 'question suivante',
    rank: (rank) => `question suivante, numéro ${rank}`,
    outcome: 'résultat',
    findingKey: 'constat supposé',
    finding: (state) => `constat\u00a0: ${state}`,
    zoom: 'Zoom',
    smaller: 'Réduire',
    larger: 'Agrandir',
    fit: 'Afficher tout le réseau',
    percent: (percent) => `${percent}\u202f%`,
  },
  // Navigation
  page: {
    skip: 'Aller au contenu',
  },
  topBar: {
    navigation: 'Navigation principale',
    menu: 'Menu',
    account: (name) => `Menu du compte, ${name}`,
    theme: 'Apparence',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  },
  // Elicitation
  iconArray: {
    people: (filled, total) => `${filled} ${isOne(filled) ? 'personne' : 'personnes'} sur ${total}`,
    peopleUnset: (filled, total) =>
      `${filled} ${isOne(filled) ? 'personne' : 'personnes'} sur ${total}, la valeur de départ`,
    peopleBlank: (total) => `${total} personnes, aucune valeur réglée`,
    peopleCompared: (filled, total, compared) =>
      `${filled} ${isOne(filled) ? 'personne' : 'personnes'} sur ${total}, ${difference(filled, compared)}`,
  },
  humanIconScale: {
    words: 'Choisir par un mot',
  },
  probabilitySlider: {
    exactNumber: (percent) => number(percent),
    rarer: 'Plus rare que 1\u202f%\u202f?',
    moreThan: 'Plus de 99\u202f%\u202f?',
    beyond: (isRare) => (isRare ? ', plus rare que 1\u202f%' : ', plus de 99\u202f%'),
    never: 'impossible',
    always: 'toujours',
    casesIn: (cases, all) => `${number(cases)} sur ${number(all)}`,
    exactText: (cases, percent, side) =>
      `${cases}, ${number(percent)} pour cent${side ? `, ${side === 'below' ? 'plus rare que 1 pour cent' : 'plus de 99 pour cent'}` : ''}`,
    unread: {
      'share-missing': () => 'Saisissez une part, par exemple 0,2 ou 1/500.',
      'share-unreadable': (typed) => `«\u00a0${typed}\u00a0» n’est pas une part. Saisissez 0,2, 1/500 ou 20 sur 10000.`,
      'share-negative': (typed) => `${typed} est inférieur à 0, ce qu’aucune part ne peut être.`,
      'share-above-one': (typed) => `${typed}, c’est plus que le tout\u00a0: une part est de 100\u202f% au plus.`,
      'share-of-none': (typed) => `${typed} est une part de rien.`,
      'share-too-fine': (typed) => `${typed} est plus fin que 1 sur 1\u202f000\u202f000, la part la plus fine.`,
    },
    still: (percent) => `La valeur reste ${number(percent)}\u202f%.`,
    stillOpen: 'Toujours sans réponse.',
    percent: 'Pourcentage',
    letters: 'Lettres, pour une fraction comme 1/500',
    percentSign: '%',
    less: 'Un de moins',
    more: 'Un de plus',
    keep: (startValue) => `Sans réponse · Garder ${startValue}`,
    below: (typed, value) =>
      `${typed} est inférieur à ${value}\u00a0: fixé à ${value}\u202f%, la plus petite part possible.`,
    above: (typed, value) =>
      `${typed} est supérieur à ${value}\u00a0: fixé à ${value}\u202f%, la plus grande part possible.`,
    notWhole: (typed, value) => `${typed} n’est pas un nombre entier\u00a0: fixé à ${value}\u202f%.`,
    unreadable: (typed, value, min, max) =>
      `«\u00a0${typed}\u00a0» n’est pas un nombre de ${min} à ${max}\u00a0: la valeur reste ${value}\u202f%.`,
    typeNumber: (min, max) => `Saisissez un nombre de ${min} à ${max}.`,
    valueText: (value, words) => `${value} pour cent, ${words}`,
    required: 'Répondez à cette question ou gardez la valeur de départ.',
    requiredBlank: 'Répondez à cette question.',
    unsetText: (startValue) => `sans réponse, valeur de départ ${startValue} pour cent`,
    followsText: (percent, words) => `${number(percent)} pour cent, non réglé\u00a0: ${words}`,
    notSet: 'non réglé',
    numberText: (value) => `${value} pour cent`,
    before: (value) => `avant\u00a0: ${number(value)} pour cent`,
  },
  fineLine: {
    rarerName: 'plus rare que 1 pour cent',
    moreThanName: 'plus de 99 pour cent',
    backTo: (percent) => `Revenir à ${percent}\u202f%`,
    such: 'patients de ce type',
    orOneIn: (n) => `, soit 1 sur ${number(n)}`,
    allButOneIn: (n) => `, tous sauf 1 sur ${number(n)}`,
    percentOf: (percent) => `${number(percent)}\u202f%`,
    people: (people) => number(people),
    ofTheField: 'sur 100 × 100',
    inTheField: 'personnes.',
    fieldOf: (people) => `${number(people)} personnes sur 100 fois 100 sont marquées`,
    typeAbove: 'Ou saisissez-le ci-dessus\u00a0: 0,2, 1/500, 20 sur 10000.',
  },
  shareBar: {
    share: (percent, isExact) => `${shareNumber(percent, isExact)}\u202f%`,
    stateShare: (share, state) => `${share} ${state}`,
    stored: 'Enregistré\u00a0:',
    figure: (percent) => (percent > 0 && percent < 0.005 ? '< 0,01' : number(percent)),
    each: (count, figure) => `${count} fois ${figure}`,
    times: (count, figure) => `et ${count} fois ${figure}`,
    further: (count) => `et ${count} autres`,
    placed: (sum) => `${number(sum)} sur 100, enregistré\u00a0:`,
    scaleAll: 'Tout ramener à 100',
    take: (percent) => `Prendre ${number(percent)} aux autres`,
    give: (percent) => `Donner ${number(percent)} aux autres`,
    notYet: 'Rien à enregistrer pour l’instant',
    allImpossible: (states) =>
      `Tous les états sont dits impossibles. L’un des ${states} doit se produire\u00a0: revenez sur l’un d’eux.`,
    sharesOfMany: (states, largest) =>
      largest.length === 0
        ? `les parts de ${states} états, chacune inférieure à 3\u202f%`
        : `les parts de ${states} états\u202f; ont au moins 3\u202f%\u00a0: ${largest.join(', ')}`,
    undo: 'Annuler',
  },
  manyStates: {
    placed: (placed) => `${number(placed)} sur 100 attribués`,
    left: (left, states) => `, ${number(left)} pour ${number(states)}`,
    search: 'Rechercher un état',
    found: (found, total) => `${number(found)} sur ${number(total)}`,
    nextOpen: (open) => `Suivant sans réponse (${number(open)})`,
    none: (search) => `Aucun état ne correspond à «\u00a0${search}\u00a0».`,
  },
  probabilityQuestion: {
    lead: (node) => `Pour ${named(node)}, quelle est la probabilité de l’état\u00a0:`,
    state: (state) => `${state}\u202f?`,
    leadOfList: (node) => `Pour ${named(node)}, quelle est la probabilité de l’état\u00a0:`,
    stateOfList: (state) => `${state}\u202f?`,
    notAnswered: 'Pas encore de réponse',
    copied: 'repris, pas encore modifié',
    left: (count, isEqual) => {
      if (count === 1) return 'ce qui reste';
      if (!isEqual) return 'une partie de ce qui reste';
      return count === 2 ? 'la moitié de ce qui reste' : `un des ${count} qui se partagent ce qui reste`;
    },
    nothingLeft: 'il ne reste rien',
    more: (percent, beside) =>
      `${number(percent)} de plus que ce qui reste à côté ${beside ? `de ${beside}` : 'des autres'}`,
    less: (percent, beside) =>
      `${number(percent)} de moins que ce qui reste à côté ${beside ? `de ${beside}` : 'des autres'}`,
    leavesNothing: (state) => `ne laisse rien ${state !== undefined ? `à ${state}` : 'aux autres'}`,
    othersFollow: 'Les autres états se partagent ce qui reste.',
    keep: 'Verrouiller',
    keepAt: (state, percent) => `Verrouiller ${state} à ${percent}\u202f%`,
    othersKept: 'tous les autres sont verrouillés',
  },
  distributionBars: {
    region: (node) => `Barres pour ${named(node)}, défilement latéral`,
    share: (percent) => `${percent}\u202f%`,
    kept: (valueText) => `${valueText}, verrouillé`,
    caption: (state, share) => `${state}\u00a0: ${share}, `,
    hint: 'Cliquez sur une barre ou faites-la glisser. Au doigt\u00a0: touchez-la, ou maintenez-la et faites glisser.',
  },
  sumMeter: {
    addsUpTo: 'La somme de vos réponses est de',
    policy: 'Chacune est enregistrée selon sa part du total.',
    exact: 'Elles sont enregistrées telles quelles.',
  },
  questionExits: {
    group: 'Si vous ne pouvez pas répondre',
    cannotOccur: 'Cette combinaison est impossible',
    notMyField: 'Pas mon domaine',
    saidCannotOccur: 'Vous indiquez que cette combinaison est impossible. Continuez, et elle ne sera plus posée.',
    saidNotMyField: 'Vous indiquez que ce n’est pas votre domaine. La question reste ouverte pour d’autres.',
    undo: 'Annuler',
  },
  certaintyField: {
    asIf: 'comme si vous en aviez vu autant',
    cases: (count, isMost) => (isMost ? `${number(count)} +` : number(count)),
    question: 'Votre réponse est-elle certaine\u202f?',
    choices: {
      uncertain: 'incertaine',
      ratherUncertain: 'plutôt incertaine',
      ratherCertain: 'plutôt certaine',
      certain: 'certaine',
    },
    asLast: 'Comme à la question précédente',
    asLastNamed: (choice) => `Comme à la question précédente\u00a0: ${choice}`,
    explain: 'Expliquez votre incertitude\u00a0:',
    noPatientData: 'N’indiquez aucune donnée de patient.',
  },
  conditionsPanel: {
    title: 'Conditions',
    further: (count) => `+ ${number(count)}`,
    changed: 'modifié',
    was: (previous) => `avant\u00a0: «\u00a0${previous}\u00a0»`,
  },
  questionLayout: {
    continue: 'Continuer',
    finish: 'Terminer',
    saving: 'Enregistrement…',
    back: 'Retour',
    progressSaved: 'Votre progression est enregistrée.',
    keysOfSliders: 'Saisissez un nombre · Entrée\u00a0: curseur suivant',
    keysOfChoices: '1 à 4\u00a0: choisir · Entrée\u00a0: continuer',
    progress: 'Progression',
    questionOf: (question, total) => `Question ${question} sur ${total}`,
    percent: (percent) => `${percent}\u202f%`,
    underOnePercent: 'moins de 1\u202f%',
    minutesLeft: (minutes) => `env. ${minutes}\u00a0min`,
    hoursLeft: (hours) => `env. ${hours}\u00a0h`,
    beyondWork: 'plus que personne ne peut répondre',
    about: 'Ce que cela signifie',
    wholeLead: 'Afficher toutes les conditions',
    shortenLead: 'Afficher moins de conditions',
  },
  combinationEditor: {
    heading: 'Combinaisons décisives',
    question:
      'Certains événements parents ont-ils assez d’influence pour l’emporter sur tous les autres\u202f? Sélectionnez-les comme combinaisons, par ordre de priorité.',
    parents: 'Événements parents',
    combinations: 'Combinaisons par ordre de priorité',
    setRemaining: 'Régler toutes les combinaisons restantes',
    selectionOff:
      'Désactivez «\u00a0Régler toutes les combinaisons restantes\u00a0» pour sélectionner à nouveau des états.',
    addAnother: 'Ajouter une autre combinaison',
    done: 'Terminé',
    saving: 'Enregistrement…',
    noneDecides: 'Aucun événement n’est décisif à lui seul',
    allAtOne: 'Confirmez-vous que toutes les probabilités sont de 1\u202f%\u202f?',
    save: 'Enregistrer',
    selectBeforeAdding: 'Veuillez sélectionner une combinaison avant d’en ajouter une autre.',
    selectBeforeDone: 'Veuillez sélectionner au moins une combinaison ou régler toutes les combinaisons restantes.',
    ruleIf: 'Si ',
    ruleIs: ' = ',
    ruleAnd: ' et ',
    ruleAnswerTo: (question) => `la réponse à «\u00a0${question}\u00a0»`,
    ruleOwnComma: '; ',
    ruleFurther: (name) => `, avec ${named(name)}\u00a0: `,
    ruleFurtherAnd: (name) => ` et ${named(name)}\u00a0: `,
    ruleEmpty: 'Sélectionnez un état à gauche',
    ruleOpens: 'Ses curseurs apparaissent alors ici.',
    ruleRemaining: 'Dans toutes les combinaisons restantes',
    decides: (count) => `détermine ${count} ${isOne(count) ? 'question' : 'questions'}`,
    decidesOf: (count, total) => `détermine ${count} ${isOne(count) ? 'question' : 'questions'} sur ${total}`,
    shadowed: (by) => `Sans effet\u00a0: la combinaison ${by} couvre déjà ces cas`,
    duplicate: (by) => `Même sélection que la combinaison ${by}`,
    heldBy: (numbers) => `(dans la combinaison ${numbers})`,
    moved: (from, to) => `La combinaison ${from} porte maintenant le numéro ${to}`,
    drag: (number) => `Faire glisser la combinaison ${number} vers une autre priorité`,
    raise: (number) => `Augmenter la priorité de la combinaison ${number}`,
    lower: (number) => `Réduire la priorité de la combinaison ${number}`,
    edit: (number) => `Modifier la combinaison ${number}`,
    remove: (number) => `Supprimer la combinaison ${number}`,
    removed: (number) => `Combinaison ${number} supprimée.`,
    undoRemove: 'Annuler',
  },
  coverageStrip: {
    decides: (decided, total) =>
      `${decided} ${isOne(decided) ? 'question' : 'questions'} sur ${total} ${isOne(decided) ? 'déterminée' : 'déterminées'}`,
    answeredToo: (count) => `, ${count} ${isOne(count) ? 'répondue' : 'répondues'} directement`,
    toAsk: (count) => `${count} à demander`,
    minutes: (minutes) => `, env. ${minutes}\u00a0min`,
    hours: (hours) => `, env. ${hours}\u00a0h`,
  },
};
