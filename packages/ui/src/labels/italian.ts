import type { Labels } from './labels.js';
import { isQuestion } from './isQuestion.js';

const named = (name: string) => (isQuestion(name) ? `«${name.trim()}»` : name);

const number = (value: number) => value.toLocaleString('it', { maximumFractionDigits: 4 });
const shareNumber = (percent: number, isExact = false) => (percent === 0 && !isExact ? '< 0,1' : number(percent));
const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'tante quante prima';
  return filled > compared ? `${filled - compared} in più di prima` : `${compared - filled} in meno di prima`;
};

/**
 * Every string of the kit, in Italian: `<CredenceProvider labels={italianLabels}>`.
 * @since 0.1.0
 */
export const italianLabels: Labels = {
  locale: 'it',
  // Foundations
  verbalScale: {
    // Not calibrated: the percentages were fitted to Dutch words, never to these.
    anchors: [
      { label: '(quasi) impossibile', percent: 0 },
      { label: 'improbabile', percent: 15 },
      { label: 'incerto', percent: 25 },
      { label: 'fifty-fifty', percent: 50 },
      { label: 'atteso', percent: 75 },
      { label: 'probabile', percent: 85 },
      { label: '(quasi) certo', percent: 100 },
    ],
    between: (lower, upper) => `tra ${lower} e ${upper}`,
  },
  // Controls
  button: {
    busy: 'Attendere',
  },
  // Forms
  formField: {
    required: '*obbligatorio.',
  },
  textField: {
    optional: '(facoltativo)',
  },
  passwordField: {
    show: 'Mostra la password',
  },
  searchField: {
    clear: 'Cancella la ricerca',
  },
  combobox: {
    open: 'Mostra le opzioni',
    clear: 'Cancella la scelta',
    loading: 'Caricamento…',
    empty: 'Nulla da scegliere',
    noMatch: (query) => `Nessun risultato per «${query}»`,
    count: (count, written) => (count === 1 ? '1 opzione' : `${written} opzioni`),
    more: (count) => `altre ${count}: continuare a scrivere per restringere`,
    required: 'Scegli una delle opzioni.',
  },
  fileDrop: {
    prompt: 'Trascinare qui un file, oppure',
    choose: 'scegliere un file',
    promptSeveral: 'Trascinare qui file o una cartella, oppure',
    chooseSeveral: 'scegliere i file',
    chooseFolder: 'Scegli una cartella',
    remove: (name) => `Rimuovi ${name}`,
    onlyOne: 'Trascinare un solo file; nessuno di questi è stato preso.',
  },
  likertItem: {
    words: [
      'fortemente in disaccordo',
      'in disaccordo',
      'né d’accordo né in disaccordo',
      'd’accordo',
      'fortemente d’accordo',
    ],
    answer: (number, word) => `${number}, ${word}`,
  },
  openText: {
    left: (count, written) => (count === 1 ? 'ancora 1 carattere' : `ancora ${written} caratteri`),
  },
  // Feedback
  alert: {
    error: 'Errore',
    success: 'Operazione riuscita',
    info: 'Nota',
    warning: 'Attenzione',
    dismiss: 'Nascondi',
  },
  dialog: {
    close: 'Chiudi',
  },
  confirmDialog: {
    cancel: 'Annulla',
    confirm: 'OK',
  },
  errorSummary: {
    heading: 'Verificare i dati inseriti',
  },
  progressBar: {
    progress: 'Avanzamento',
  },
  spinner: {
    loading: 'Caricamento…',
  },
  later: {
    failed: 'Impossibile caricare questa parte.',
    retry: 'Riprova',
  },
  timeLeft: {
    minutes: (minutes) => `circa ${minutes}\u00a0min`,
  },
  shareDialog: {
    title: (network) => `Condividi ${network}`,
    invite: 'Invita tramite e-mail o nome utente',
    inviteHint: 'Chi accetta può rispondere alle domande e scaricare la rete, ma non condividerla né eliminarla.',
    send: 'Invita',
    sending: 'Invito in corso…',
    nobody: 'Inserire un nome utente',
    people: 'Persone con accesso',
    loading: 'Caricamento…',
    empty: 'Ancora nessuno. Le persone invitate compariranno qui.',
    failed: 'Impossibile caricare l’elenco.',
    retry: 'Riprova',
    statuses: { pending: 'In attesa', accepted: 'Accettato' },
    remove: 'Rimuovi',
    removeWhom: (name) => `Rimuovi ${name}`,
    question: (name) => `Rimuovere davvero ${name}?`,
    consequences: {
      pending: 'L’invito non potrà più essere accettato.',
      accepted: 'Le sue risposte restano; l’accesso termina subito.',
    },
    keep: 'Annulla',
    removing: 'Rimozione in corso…',
    removingWhom: (name) => `Rimozione in corso… ${name}`,
  },
  // Data
  dataTable: {
    sorted: (column, direction) => `Ordinato per ${column}, ${direction === 'asc' ? 'crescente' : 'decrescente'}`,
    sortBy: 'Ordina per',
    direction: (direction) => (direction === 'asc' ? 'crescente' : 'decrescente'),
    loading: 'Caricamento…',
    empty: 'Ancora nulla',
    noMatch: (search) => (search ? `Nessun risultato per «${search}».` : 'Nessun risultato con questi filtri.'),
    clearFilter: 'Rimuovi i filtri',
    retry: 'Riprova',
  },
  pagination: {
    pages: 'Pagine',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    page: (page) => `Pagina ${page}`,
    range: (from, to, total) => `da ${from} a ${to} di ${total}`,
    none: '0 di 0',
    perPage: (size) => `${size} per pagina`,
    size: 'Righe per pagina',
  },
  activityLog: {
    title: 'Registro attività',
    time: 'Ora',
    user: 'Persona',
    activity: 'Attività',
    details: 'Dettagli',
    showDetails: 'Mostra i dettagli',
    hideDetails: 'Nascondi i dettagli',
    empty: 'Nessuna attività registrata.',
    more: 'Mostra altro',
    left: (count) => (count === '1' ? 'ancora 1 carattere' : `ancora ${count} caratteri`),
    zone: (name) => `Orari in ${name}`,
    loading: 'Caricamento…',
  },
  // Charts
  chart: {
    role: 'grafico',
    hint: 'Usare i tasti freccia per passare da un valore all’altro.',
    noValue: 'nessun valore',
    point: (category, series, value) => (series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`),
  },
  chartFrame: {
    asTable: 'Mostra come tabella',
    csv: 'Scarica CSV',
    png: 'Scarica PNG',
    noValue: 'nessun valore',
    empty: 'Nessun dato disponibile',
    loading: 'Caricamento…',
  },
  barChart: {
    summary: (categories, series, most) =>
      `Barre per ${categories}${series ? `: ${series}` : ''}.${most ? ` La più grande: ${most}.` : ''}`,
    categories: (count) => (count === 1 ? '1 categoria' : `${number(count)} categorie`),
  },
  lineChart: {
    summary: (points, from, to) => `Una linea attraverso ${points}, su un asse da ${from} a ${to}.`,
    points: (count) => (count === 1 ? '1 punto' : `${number(count)} punti`),
  },
  tornadoChart: {
    low: 'valore più basso',
    high: 'valore più alto',
    summary: (bars, now) => `${bars} intorno a ${now}, il valore attuale.`,
    bars: (count) => (count === 1 ? '1 barra' : `${number(count)} barre`),
  },
  accuracyCurve: {
    now: 'adesso',
    ahead: (questions) => `tra ${questions}`,
    summary: (questions, now) => `Una curva su ${questions} domande, adesso a ${now}.`,
    questions: (written, count) => (count === 1 ? '1 domanda' : `${written} domande`),
  },
  cptHeatmap: {
    summary: (questions, open) => `Domande: ${questions}, di cui ${open} senza risposta.`,
    hint: 'I tasti freccia spostano da una cella all’altra, Invio apre la domanda.',
    open: 'senza risposta',
    combination: 'combinazione',
    decidedBy: (number) => `combinazione ${number}`,
    percent: (percent) => `${percent} %`,
    condition: (parent, state) => `${named(parent)}: ${state}`,
    cell: (conditions, state, share, source) =>
      [conditions, `${named(state)}: ${share}`, source].filter(Boolean).join('. '),
    column: (index, count) => `${index} di ${count} domande`,
    goesOn: 'La tabella continua: scorra per vedere il resto.',
    previous: 'Domanda precedente',
    next: 'Domanda successiva',
    openQuestion: 'Apri questa domanda',
    csv: 'Scarica CSV',
  },
  dashboardPanels: {
    loginTimes: (period) => (period ? `Orari di accesso e uscita, ${period}` : 'Orari di accesso e uscita'),
    activityTimes: (period) => (period ? `Attività per ora, ${period}` : 'Attività per ora'),
    nodeSize: (period) =>
      period
        ? `Dimensione preferita dei nodi, nodi lavorati, ${period}`
        : 'Dimensione preferita dei nodi, nodi lavorati',
    combinations: (period) =>
      period ? `Media delle combinazioni per nodo, ${period}` : 'Media delle combinazioni per nodo',
    questionnaire: (answers) =>
      answers ? `Punteggi medi del questionario, da 1 a 5, ${answers}` : 'Punteggi medi del questionario, da 1 a 5',
    loginTimesTitle: 'Orari di accesso e uscita',
    activityTimesTitle: 'Orari di attività',
    nodeSizeTitle: 'Dimensione preferita dei nodi',
    combinationsTitle: 'Media delle combinazioni per nodo',
    questionnaireTitle: 'Questionario',
    loginTimesEmpty: 'Nessun dato su accessi e uscite',
    activityTimesEmpty: 'Nessun dato sugli orari di attività',
    nodeSizeEmpty: 'Nessun dato sulla dimensione preferita dei nodi',
    combinationsEmpty: 'Nessun dato sulla scelta delle combinazioni',
    questionnaireEmpty: 'Nessun dato del questionario',
    periods: { day: 'ultime 24 ore', week: 'ultimi 7 giorni', month: 'ultimi 30 giorni' },
    onlyPeriods: { day: 'Ultime 24 ore', week: 'Ultimi 7 giorni', month: 'Ultimi 30 giorni' },
    logins: 'accessi',
    logouts: 'uscite',
    hour: 'Ora',
    activities: 'Attività',
    size: 'Dimensione',
    sizes: { small: 'piccolo', medium: 'medio', large: 'grande' },
    nodes: 'Nodi',
    node: 'Nodo',
    averageCombinations: 'Media delle combinazioni',
    statement: 'Affermazione',
    averageScore: 'Punteggio medio',
    numberOfAnswers: 'Risposte (n)',
    answers: (count, isOne) => (isOne ? '1 risposta' : `${count} risposte`),
    stretch: (from, to) => `tra le ${from} e le ${to}`,
    loginFinding: (logins, logouts) => {
      if (logins === null)
        return logouts
          ? `Picco delle uscite ${logouts}; nessun accesso`
          : 'Nessun accesso; uscite senza un picco chiaro';
      if (logouts === null)
        return logins
          ? `Picco degli accessi ${logins}; nessuna uscita`
          : 'Nessuna uscita; accessi senza un picco chiaro';
      if (logins && logins === logouts) return `Picco di accessi e uscite ${logins}`;
      if (logins && logouts) return `Picco degli accessi ${logins}, delle uscite ${logouts}`;
      if (logins) return `Picco degli accessi ${logins}, uscite senza un picco chiaro`;
      return logouts
        ? `Picco delle uscite ${logouts}, accessi senza un picco chiaro`
        : 'Nessun picco chiaro di accessi o uscite';
    },
    busiestHour: (hour) => `L’ora più attiva: ${hour}`,
    noPeak: 'Nessun picco chiaro',
    sizeFinding: (size) => `Si lavora di più sui nodi ${{ small: 'piccoli', medium: 'medi', large: 'grandi' }[size]}`,
    noSizePreference: 'Nessuna dimensione dei nodi è chiaramente preferita',
    combinationsRange: (low, high) => `In media da ${low} a ${high} combinazioni decidono un nodo`,
    combinationsSame: (value, isOne) =>
      isOne ? 'In media 1 combinazione decide un nodo' : `In media ${value} combinazioni decidono un nodo`,
    leastAgreed: (statement, score, answers) => {
      if (!statement) return 'Nessuna affermazione spicca';
      return answers
        ? `Minor accordo: ${statement} (${score}; n = ${answers})`
        : `Minor accordo: ${statement} (${score})`;
    },
    lowerIsBetter: (statements) => `${statements}: più basso è meglio`,
    showAll: (count) => `Mostra tutto (${count})`,
    showFewer: 'Mostra meno',
    largestOf: (shown, count) => `i ${shown} più grandi di ${count}`,
  },
  networkMap: {
    summary: (nodes, done, progress) =>
      `Rete: ${nodes} ${nodes === '1' ? 'nodo' : 'nodi'}, ${done} ${done === '1' ? 'completato' : 'completati'}, ${progress} in corso`,
    done: 'completato',
    progress: 'in corso',
    open: 'non iniziato',
    none: 'non richiesto',
    progressKey: 'in corso (anello: parte con risposta)',
    node: (label, status) => `${named(label)}, ${status}`,
    hint: 'I tasti freccia seguono le linee. Più e meno cambiano lo zoom, 0 mostra tutto.',
    supposeHint: 'La barra spaziatrice suppone un reperto, poi il successivo.',
    weightKey: 'influisce sugli esiti, poco o molto',
    rankKey: 'prossima domanda',
    rank: (rank) => `prossima domanda, numero ${rank}`,
    outcome: 'esito',
    findingKey: 'reperto supposto',
    finding: (state) => `reperto: ${state}`,
    zoom: 'Zoom',
    smaller: 'Riduci',
    larger: 'Ingrandisci',
    fit: 'Mostra tutta la rete',
    percent: (percent) => `${percent}%`,
  },
  // Navigation
  page: {
    skip: 'Vai al contenuto',
  },
  topBar: {
    navigation: 'Navigazione principale',
    menu: 'Menu',
    account: (name) => `Menu dell’account, ${name}`,
    theme: 'Aspetto',
    themes: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
  },
  // Elicitation
  iconArray: {
    people: (filled, total) => `${filled === 1 ? '1 persona' : `${filled} persone`} su ${total}`,
    peopleUnset: (filled, total) =>
      `${filled === 1 ? '1 persona' : `${filled} persone`} su ${total}, il valore iniziale`,
    peopleBlank: (total) => `${total} persone, nessun valore impostato`,
    peopleCompared: (filled, total, compared) =>
      `${filled === 1 ? '1 persona' : `${filled} persone`} su ${total}, ${difference(filled, compared)}`,
  },
  humanIconScale: {
    words: 'Imposta con una parola',
  },
  probabilitySlider: {
    exactNumber: (percent) => number(percent),
    rarer: 'Più raro dell’1%?',
    moreThan: 'Più del 99%?',
    beyond: (isRare) => (isRare ? ', più raro dell’1%' : ', più del 99%'),
    never: 'non\u00a0può accadere',
    always: 'sempre',
    casesIn: (cases, all) => `${number(cases)} su ${number(all)}`,
    exactText: (cases, percent, side) =>
      `${cases}, ${number(percent)} per cento${side ? `, ${side === 'below' ? 'più raro dell’1 per cento' : 'più del 99 per cento'}` : ''}`,
    unread: {
      'share-missing': () => 'Digiti una quota, per esempio 0,2 o 1/500.',
      'share-unreadable': (typed) => `«${typed}» non è una quota. Digiti 0,2, 1/500 o 20 su 10000.`,
      'share-negative': (typed) => `${typed} è sotto 0, e nessuna quota può esserlo.`,
      'share-above-one': (typed) => `${typed} è più di tutto: una quota è al massimo il 100%.`,
      'share-of-none': (typed) => `${typed} è una parte di niente.`,
      'share-too-fine': (typed) => `${typed} è più fine di 1 su 1.000.000, la quota più fine.`,
    },
    still: (percent) => `Resta ${number(percent)}%.`,
    stillOpen: 'Ancora senza risposta.',
    percent: 'Percentuale',
    letters: 'Lettere, per una frazione come 1/500',
    percentSign: '%',
    less: 'Uno in meno',
    more: 'Uno in più',
    keep: (startValue) => `Senza risposta · Mantieni ${startValue}`,
    below: (typed, value) => `${typed} è inferiore a ${value}: impostato su ${value}%, la quota minima possibile.`,
    above: (typed, value) => `${typed} è superiore a ${value}: impostato su ${value}%, la quota massima possibile.`,
    notWhole: (typed, value) => `${typed} non è un numero intero: impostato su ${value}%.`,
    unreadable: (typed, value, min, max) => `«${typed}» non è un numero da ${min} a ${max}: resta ${value}%.`,
    typeNumber: (min, max) => `Digiti un numero da ${min} a ${max}.`,
    valueText: (value, words) => `${value} per cento, ${words}`,
    required: 'Rispondi a questa domanda o mantieni il valore iniziale.',
    requiredBlank: 'Rispondi a questa domanda.',
    unsetText: (startValue) => `senza risposta, valore iniziale ${startValue} per cento`,
    followsText: (percent, words) => `${number(percent)} per cento, non impostato: ${words}`,
    notSet: 'non impostato',
    numberText: (value) => `${value} per cento`,
    before: (value) => `prima: ${number(value)} per cento`,
  },
  fineLine: {
    rarerName: 'più raro dell’1 per cento',
    moreThanName: 'più del 99 per cento',
    backTo: (percent) => `Torna a ${percent}%`,
    such: 'pazienti di questo tipo',
    orOneIn: (n) => `, cioè 1 su ${number(n)}`,
    allButOneIn: (n) => `, tutti tranne 1 su ${number(n)}`,
    percentOf: (percent) => `${number(percent)}%`,
    people: (people) => number(people),
    ofTheField: 'di 100 × 100',
    inTheField: 'persone.',
    fieldOf: (people) => `${number(people)} di 100 per 100 persone sono evidenziate`,
    typeAbove: 'Oppure lo digiti sopra: 0,2, 1/500, 20 su 10000.',
  },
  shareBar: {
    share: (percent, isExact) => `${shareNumber(percent, isExact)}%`,
    stateShare: (share, state) => `${share} ${state}`,
    stored: 'Salvato:',
    figure: (percent) => (percent > 0 && percent < 0.005 ? '< 0,01' : number(percent)),
    each: (count, figure) => `${count} volte ${figure}`,
    times: (count, figure) => `e ${count} volte ${figure}`,
    further: (count) => `e altri ${count}`,
    placed: (sum) => `${number(sum)} su 100, salvato come`,
    scaleAll: 'Porta tutto a 100',
    take: (percent) => `Togli ${number(percent)} agli altri`,
    give: (percent) => `Dai ${number(percent)} agli altri`,
    notYet: 'Ancora niente da salvare',
    allImpossible: (states) =>
      `Tutti gli stati risultano impossibili. Uno dei ${states} deve verificarsi: ne ripensi uno.`,
    sharesOfMany: (states, largest) =>
      largest.length === 0
        ? `le quote di ${states} stati, ciascuna sotto il 3%`
        : `le quote di ${states} stati; hanno almeno il 3%: ${largest.join(', ')}`,
    undo: 'Annulla',
  },
  manyStates: {
    placed: (placed) => `${number(placed)} su 100 assegnati`,
    left: (left, states) => `, ${number(left)} per ${number(states)}`,
    search: 'Cerca uno stato',
    found: (found, total) => `${number(found)} di ${number(total)}`,
    nextOpen: (open) => `Prossimo senza risposta (${number(open)})`,
    none: (search) => `Nessuno stato corrisponde a «${search}».`,
  },
  probabilityQuestion: {
    lead: (node) => `Per ${named(node)}, quanto è probabile lo stato:`,
    state: (state) => `${state}?`,
    leadOfList: (node) => `Per ${named(node)}, quanto è probabile lo stato:`,
    stateOfList: (state) => `${state}?`,
    notAnswered: 'Ancora nessuna risposta',
    copied: 'ripreso, non ancora modificato',
    left: (count, isEqual) => {
      if (count === 1) return 'quanto resta';
      if (!isEqual) return 'una parte di quanto resta';
      return count === 2 ? 'la metà di quanto resta' : `uno dei ${count} che si dividono quanto resta`;
    },
    nothingLeft: 'non resta nulla',
    more: (percent, beside) =>
      `${number(percent)} in più di quanto resta accanto ${beside ? `a ${beside}` : 'agli altri'}`,
    less: (percent, beside) =>
      `${number(percent)} in meno di quanto resta accanto ${beside ? `a ${beside}` : 'agli altri'}`,
    leavesNothing: (state) => `non lascia niente ${state !== undefined ? `a ${state}` : 'agli altri'}`,
    othersFollow: 'Gli altri stati si dividono quanto resta.',
    keep: 'Blocca',
    keepAt: (state, percent) => `Blocca ${state} al ${percent}%`,
    othersKept: 'tutti gli altri sono bloccati',
  },
  distributionBars: {
    region: (node) => `Barre per ${named(node)}, scorrimento laterale`,
    share: (percent) => `${percent}%`,
    kept: (valueText) => `${valueText}, bloccato`,
    caption: (state, share) => `${state}: ${share}, `,
    hint: 'Fare clic su una barra o trascinarla. Con il dito: toccarla, oppure tenere premuto e trascinare.',
  },
  sumMeter: {
    addsUpTo: 'La somma delle risposte è',
    policy: 'Ognuna viene salvata come quota del totale.',
    exact: 'Vengono salvate senza modifiche.',
  },
  questionExits: {
    group: 'Se non può rispondere',
    cannotOccur: 'Questa combinazione non può verificarsi',
    notMyField: 'Non è il mio campo',
    saidCannotOccur: 'Ha indicato che questa combinazione non può verificarsi. Prosegua, e non verrà più chiesta.',
    saidNotMyField: 'Ha indicato che non è il Suo campo. La domanda resta aperta per altri.',
    undo: 'Annulla',
  },
  certaintyField: {
    asIf: 'come se ne avesse visti tanti',
    cases: (count, isMost) => (isMost ? `${number(count)} +` : number(count)),
    question: 'Quanto è certa la Sua risposta?',
    choices: {
      uncertain: 'incerta',
      ratherUncertain: 'piuttosto incerta',
      ratherCertain: 'piuttosto certa',
      certain: 'certa',
    },
    asLast: 'Come nell’ultima domanda',
    asLastNamed: (choice) => `Come nell’ultima domanda: ${choice}`,
    explain: 'Spiegare l’incertezza:',
    noPatientData: 'Non inserire dati di pazienti.',
  },
  conditionsPanel: {
    title: 'Condizioni',
    further: (count) => `+ ${number(count)}`,
    changed: 'cambiato',
    was: (previous) => `prima: «${previous}»`,
  },
  questionLayout: {
    continue: 'Continua',
    finish: 'Termina',
    saving: 'Salvataggio…',
    back: 'Indietro',
    progressSaved: 'L’avanzamento è salvato.',
    keysOfSliders: 'Scrivere un numero · Invio: cursore successivo',
    keysOfChoices: 'da 1 a 4: scegliere · Invio: continuare',
    progress: 'Avanzamento',
    questionOf: (question, total) => `Domanda ${question} di ${total}`,
    percent: (percent) => `${percent}%`,
    underOnePercent: 'meno dell’1%',
    minutesLeft: (minutes) => `circa ${minutes}\u00a0min`,
    hoursLeft: (hours) => `circa ${hours}\u00a0h`,
    beyondWork: 'più di quanto chiunque possa rispondere',
    about: 'Che cosa si intende',
    wholeLead: 'Mostra tutte le condizioni',
    shortenLead: 'Mostra meno condizioni',
  },
  combinationEditor: {
    heading: 'Combinazioni decisive',
    question:
      'Ci sono eventi genitori così influenti da prevalere su tutti gli altri? Selezionarli come combinazioni, in ordine di priorità.',
    parents: 'Eventi genitori',
    combinations: 'Combinazioni in ordine di priorità',
    setRemaining: 'Imposta tutte le combinazioni restanti',
    selectionOff: 'Disattivare «Imposta tutte le combinazioni restanti» per selezionare di nuovo gli stati.',
    addAnother: 'Aggiungi un’altra combinazione',
    done: 'Fatto',
    saving: 'Salvataggio…',
    noneDecides: 'Nessun evento decide da solo',
    allAtOne: 'Tutte le probabilità sono davvero dell’1%?',
    save: 'Salva',
    selectBeforeAdding: 'Selezionare una combinazione prima di aggiungerne un’altra.',
    selectBeforeDone: 'Selezionare almeno una combinazione o impostare tutte le combinazioni restanti.',
    ruleIf: 'Se ',
    ruleIs: ' = ',
    ruleAnd: ' e ',
    ruleAnswerTo: (question) => `la risposta a «${question}»`,
    ruleOwnComma: '; ',
    ruleFurther: (name) => `, con ${named(name)}: `,
    ruleFurtherAnd: (name) => ` e ${named(name)}: `,
    ruleEmpty: 'Selezionare uno stato a sinistra',
    ruleOpens: 'I suoi cursori compaiono qui.',
    ruleRemaining: 'In tutte le combinazioni restanti',
    decides: (count) => (count === '1' ? 'decide 1 domanda' : `decide ${count} domande`),
    decidesOf: (count, total) => `decide ${count} di ${total} domande`,
    shadowed: (by) => `Senza effetto: la combinazione ${by} copre già questi casi`,
    duplicate: (by) => `La stessa selezione della combinazione ${by}`,
    heldBy: (numbers) => `(nella combinazione ${numbers})`,
    moved: (from, to) => `La combinazione ${from} è ora la numero ${to}`,
    drag: (number) => `Trascina la combinazione ${number} a un’altra priorità`,
    raise: (number) => `Aumenta la priorità della combinazione ${number}`,
    lower: (number) => `Riduci la priorità della combinazione ${number}`,
    edit: (number) => `Modifica la combinazione ${number}`,
    remove: (number) => `Elimina la combinazione ${number}`,
    removed: (number) => `Combinazione ${number} eliminata.`,
    undoRemove: 'Annulla',
  },
  coverageStrip: {
    decides: (decided, total) => `${decided} di ${total} domande ${decided === '1' ? 'decisa' : 'decise'}`,
    answeredToo: (count) => `, ${count} con risposta diretta`,
    toAsk: (count) => `${count} da chiedere`,
    minutes: (minutes) => `, circa ${minutes}\u00a0min`,
    hours: (hours) => `, circa ${hours}\u00a0h`,
  },
};
