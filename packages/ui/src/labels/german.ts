import type { Labels } from './labels.js';
import { isQuestion } from './isQuestion.js';

const named = (name: string) => (isQuestion(name) ? `„${name.trim()}“` : name);

const number = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 4 });
const shareNumber = (percent: number, isExact = false) => (percent === 0 && !isExact ? '< 0,1' : number(percent));
const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'so viele wie zuvor';
  return filled > compared ? `${filled - compared} mehr als zuvor` : `${compared - filled} weniger als zuvor`;
};

/**
 * Every string of the kit, in German: `<CredenceProvider labels={germanLabels}>`.
 * @since 0.1.0
 */
export const germanLabels: Labels = {
  locale: 'de',
  // Foundations
  verbalScale: {
    // Not calibrated: the percentages were fitted to Dutch words, never to these.
    anchors: [
      { label: '(fast) unmöglich', percent: 0 },
      { label: 'unwahrscheinlich', percent: 15 },
      { label: 'ungewiss', percent: 25 },
      { label: 'halb und halb', percent: 50 },
      { label: 'zu erwarten', percent: 75 },
      { label: 'wahrscheinlich', percent: 85 },
      { label: '(fast) sicher', percent: 100 },
    ],
    between: (lower, upper) => `zwischen ${lower} und ${upper}`,
  },
  // Controls
  button: {
    busy: 'Bitte warten',
  },
  // Forms
  formField: {
    required: '*erforderlich.',
  },
  textField: {
    optional: '(optional)',
  },
  passwordField: {
    show: 'Passwort anzeigen',
  },
  searchField: {
    clear: 'Suche leeren',
  },
  combobox: {
    open: 'Auswahl anzeigen',
    clear: 'Auswahl aufheben',
    loading: 'Wird geladen …',
    empty: 'Nichts zur Auswahl',
    noMatch: (query) => `Nichts passt zu „${query}“`,
    count: (count, written) => (count === 1 ? '1 Eintrag' : `${written} Einträge`),
    more: (count) => `${count} weitere: tippen Sie, um einzugrenzen`,
    required: 'Wählen Sie einen der Einträge aus.',
  },
  fileDrop: {
    prompt: 'Legen Sie hier eine Datei ab, oder',
    choose: 'wählen Sie eine Datei aus',
    promptSeveral: 'Legen Sie hier Dateien oder einen Ordner ab, oder',
    chooseSeveral: 'wählen Sie Dateien aus',
    chooseFolder: 'Ordner auswählen',
    remove: (name) => `${name} entfernen`,
    onlyOne: 'Legen Sie nur eine Datei ab; von diesen wurde keine übernommen.',
  },
  likertItem: {
    words: ['stimme gar nicht zu', 'stimme nicht zu', 'teils, teils', 'stimme zu', 'stimme voll zu'],
    answer: (number, word) => `${number}, ${word}`,
  },
  openText: {
    left: (count, written) => (count === 1 ? 'noch 1 Zeichen' : `noch ${written} Zeichen`),
  },
  // Feedback
  alert: {
    error: 'Fehler',
    success: 'Erfolg',
    info: 'Hinweis',
    warning: 'Warnung',
    dismiss: 'Ausblenden',
  },
  dialog: {
    close: 'Schließen',
  },
  confirmDialog: {
    cancel: 'Abbrechen',
    confirm: 'OK',
  },
  errorSummary: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
  },
  progressBar: {
    progress: 'Fortschritt',
  },
  spinner: {
    loading: 'Wird geladen …',
  },
  later: {
    failed: 'Dieser Teil konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  timeLeft: {
    minutes: (minutes) => `ca. ${minutes} Min.`,
  },
  shareDialog: {
    title: (network) => `${network} teilen`,
    invite: 'Per E-Mail oder Benutzername einladen',
    inviteHint: 'Wer annimmt, kann Fragen beantworten und das Netz herunterladen, es aber nicht teilen oder löschen.',
    send: 'Einladen',
    sending: 'Wird eingeladen …',
    nobody: 'Bitte geben Sie einen Benutzernamen ein',
    people: 'Personen mit Zugang',
    loading: 'Wird geladen …',
    empty: 'Noch niemand. Eingeladene Personen erscheinen hier.',
    failed: 'Die Liste konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    statuses: { pending: 'Ausstehend', accepted: 'Angenommen' },
    remove: 'Entfernen',
    removeWhom: (name) => `${name} entfernen`,
    question: (name) => `Möchten Sie ${name} wirklich entfernen?`,
    consequences: {
      pending: 'Die Einladung kann dann nicht mehr angenommen werden.',
      accepted: 'Die Antworten bleiben; der Zugang endet sofort.',
    },
    keep: 'Abbrechen',
    removing: 'Wird entfernt …',
    removingWhom: (name) => `Wird entfernt … ${name}`,
  },
  // Data
  dataTable: {
    sorted: (column, direction) => `Sortiert nach ${column}, ${direction === 'asc' ? 'aufsteigend' : 'absteigend'}`,
    sortBy: 'Sortieren nach',
    direction: (direction) => (direction === 'asc' ? 'aufsteigend' : 'absteigend'),
    loading: 'Wird geladen …',
    empty: 'Noch nichts vorhanden',
    noMatch: (search) => (search ? `Nichts passt zu „${search}“.` : 'Nichts passt zu diesen Filtern.'),
    clearFilter: 'Filter aufheben',
    retry: 'Erneut versuchen',
  },
  pagination: {
    pages: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
    range: (from, to, total) => `${from} bis ${to} von ${total}`,
    none: '0 von 0',
    perPage: (size) => `${size} je Seite`,
    size: 'Zeilen je Seite',
  },
  activityLog: {
    title: 'Aktivitätsprotokoll',
    time: 'Zeit',
    user: 'Person',
    activity: 'Aktivität',
    details: 'Einzelheiten',
    showDetails: 'Einzelheiten anzeigen',
    hideDetails: 'Einzelheiten ausblenden',
    empty: 'Keine Aktivitäten vorhanden.',
    more: 'Mehr anzeigen',
    left: (count) => `${count} weitere Zeichen`,
    zone: (name) => `Uhrzeiten in ${name}`,
    loading: 'Wird geladen …',
  },
  // Charts
  chart: {
    role: 'Diagramm',
    hint: 'Mit den Pfeiltasten wechseln Sie zwischen den Werten.',
    noValue: 'kein Wert',
    point: (category, series, value) => (series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`),
  },
  chartFrame: {
    asTable: 'Als Tabelle anzeigen',
    csv: 'CSV herunterladen',
    png: 'PNG herunterladen',
    noValue: 'kein Wert',
    empty: 'Keine Daten vorhanden',
    loading: 'Wird geladen …',
  },
  barChart: {
    summary: (categories, series, most) =>
      `Balken für ${categories}${series ? `: ${series}` : ''}.${most ? ` Der größte: ${most}.` : ''}`,
    categories: (count) => (count === 1 ? '1 Kategorie' : `${count} Kategorien`),
  },
  lineChart: {
    summary: (points, from, to) => `Eine Linie durch ${points}, auf einer Achse von ${from} bis ${to}.`,
    points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  },
  tornadoChart: {
    low: 'niedrigster Wert',
    high: 'höchster Wert',
    summary: (bars, now) => `${bars} um ${now}, den Wert jetzt.`,
    bars: (count) => (count === 1 ? '1 Balken' : `${count} Balken`),
  },
  accuracyCurve: {
    now: 'jetzt',
    ahead: (questions) => `in ${questions}`,
    summary: (questions, now) => `Eine Kurve über ${questions} Fragen, jetzt bei ${now}.`,
    questions: (written, count) => (count === 1 ? '1 Frage' : `${written} Fragen`),
  },
  cptHeatmap: {
    summary: (questions, open) => `Fragen: ${questions}, davon offen: ${open}.`,
    hint: 'Mit den Pfeiltasten bewegen Sie sich zwischen den Zellen, mit der Eingabetaste öffnen Sie die Frage.',
    open: 'offen',
    combination: 'Kombination',
    decidedBy: (number) => `Kombination ${number}`,
    percent: (percent) => `${percent} %`,
    condition: (parent, state) => `${named(parent)}: ${state}`,
    cell: (conditions, state, share, source) =>
      [conditions, `${named(state)}: ${share}`, source].filter(Boolean).join('. '),
    column: (index, count) => `${index} von ${count} Fragen`,
    goesOn: 'Die Tabelle geht weiter: Scrollen zeigt den Rest.',
    previous: 'Vorherige Frage',
    next: 'Nächste Frage',
    openQuestion: 'Diese Frage öffnen',
    csv: 'CSV herunterladen',
  },
  dashboardPanels: {
    loginTimes: (period) => (period ? `An- und Abmeldezeiten, ${period}` : 'An- und Abmeldezeiten'),
    activityTimes: (period) => (period ? `Aktivitäten je Stunde, ${period}` : 'Aktivitäten je Stunde'),
    nodeSize: (period) =>
      period ? `Bevorzugte Knotengröße, bearbeitete Knoten, ${period}` : 'Bevorzugte Knotengröße, bearbeitete Knoten',
    combinations: (period) =>
      period ? `Durchschnittliche Kombinationen je Knoten, ${period}` : 'Durchschnittliche Kombinationen je Knoten',
    questionnaire: (answers) =>
      answers ? `Mittelwerte des Fragebogens, 1 bis 5, ${answers}` : 'Mittelwerte des Fragebogens, 1 bis 5',
    loginTimesTitle: 'An- und Abmeldezeiten',
    activityTimesTitle: 'Aktivitätszeiten',
    nodeSizeTitle: 'Bevorzugte Knotengröße',
    combinationsTitle: 'Durchschnittliche Kombinationen je Knoten',
    questionnaireTitle: 'Fragebogen',
    loginTimesEmpty: 'Keine Daten zu An- und Abmeldungen vorhanden',
    activityTimesEmpty: 'Keine Daten zu Aktivitätszeiten vorhanden',
    nodeSizeEmpty: 'Keine Daten zur bevorzugten Knotengröße vorhanden',
    combinationsEmpty: 'Keine Daten zur Auswahl von Kombinationen vorhanden',
    questionnaireEmpty: 'Keine Daten des Fragebogens vorhanden',
    periods: { day: 'letzte 24 Stunden', week: 'letzte 7 Tage', month: 'letzte 30 Tage' },
    onlyPeriods: { day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage' },
    logins: 'Anmeldungen',
    logouts: 'Abmeldungen',
    hour: 'Stunde',
    activities: 'Aktivitäten',
    size: 'Größe',
    sizes: { small: 'klein', medium: 'mittel', large: 'groß' },
    nodes: 'Knoten',
    node: 'Knoten',
    averageCombinations: 'Durchschnittliche Kombinationen',
    statement: 'Aussage',
    averageScore: 'Mittelwert',
    numberOfAnswers: 'Antworten (n)',
    answers: (count, isOne) => (isOne ? '1 Antwort' : `${count} Antworten`),
    stretch: (from, to) => `zwischen ${from} und ${to}`,
    loginFinding: (logins, logouts) => {
      if (logins === null)
        return logouts
          ? `Die meisten Abmeldungen ${logouts}; keine Anmeldungen`
          : 'Keine Anmeldungen; Abmeldungen ohne klare Spitze';
      if (logouts === null)
        return logins
          ? `Die meisten Anmeldungen ${logins}; keine Abmeldungen`
          : 'Keine Abmeldungen; Anmeldungen ohne klare Spitze';
      if (logins && logins === logouts) return `Spitze der An- und Abmeldungen ${logins}`;
      if (logins && logouts) return `Spitze der Anmeldungen ${logins}, der Abmeldungen ${logouts}`;
      if (logins) return `Spitze der Anmeldungen ${logins}, keine klare bei den Abmeldungen`;
      return logouts
        ? `Spitze der Abmeldungen ${logouts}, keine klare bei den Anmeldungen`
        : 'Keine klare Spitze bei An- und Abmeldungen';
    },
    busiestHour: (hour) => `Am aktivsten um ${hour} Uhr`,
    noPeak: 'Keine klare Spitze',
    sizeFinding: (size) =>
      `${{ small: 'Kleine', medium: 'Mittlere', large: 'Große' }[size]} Knoten werden am meisten bearbeitet`,
    noSizePreference: 'Keine Knotengröße wird klar bevorzugt',
    combinationsRange: (low, high) => `Im Mittel entscheiden ${low} bis ${high} Kombinationen einen Knoten`,
    combinationsSame: (value, isOne) =>
      isOne
        ? 'Im Mittel entscheidet 1 Kombination einen Knoten'
        : `Im Mittel entscheiden ${value} Kombinationen einen Knoten`,
    leastAgreed: (statement, score, answers) => {
      if (!statement) return 'Keine Aussage sticht heraus';
      return answers
        ? `Am wenigsten Zustimmung: ${statement} (${score}; n = ${answers})`
        : `Am wenigsten Zustimmung: ${statement} (${score})`;
    },
    lowerIsBetter: (statements) => `${statements}: niedriger ist besser`,
    showAll: (count) => `Alle ${count} anzeigen`,
    showFewer: 'Weniger anzeigen',
    largestOf: (shown, count) => `die größten ${shown} von ${count}`,
  },
  networkMap: {
    summary: (nodes, done, progress) => `Netz: ${nodes} Knoten, ${done} abgeschlossen, ${progress} in Arbeit`,
    done: 'abgeschlossen',
    progress: 'in Arbeit',
    open: 'nicht begonnen',
    none: 'wird nicht abgefragt',
    progressKey: 'in Arbeit (Ring: beantworteter Anteil)',
    node: (label, status) => `${named(label)}, ${status}`,
    hint: 'Die Pfeiltasten folgen den Linien. Plus und Minus zoomen, 0 zeigt alles.',
    supposeHint: 'Die Leertaste nimmt einen Befund an, dann den nächsten.',
    weightKey: 'verändert, was Sie herausfinden möchten, wenig oder viel',
    rankKey: 'als Nächstes gefragt',
    rank: (rank) => `als Nächstes gefragt, Nummer ${rank}`,
    outcome: 'Ergebnis',
    findingKey: 'Befund angenommen',
    finding: (state) => `Befund: ${state}`,
    zoom: 'Zoom',
    smaller: 'Verkleinern',
    larger: 'Vergrößern',
    fit: 'Das ganze Netz zeigen',
    percent: (percent) => `${percent} %`,
  },
  // Navigation
  page: {
    skip: 'Zum Inhalt springen',
  },
  topBar: {
    navigation: 'Hauptnavigation',
    menu: 'Menü',
    account: (name) => `Kontomenü, ${name}`,
    theme: 'Darstellung',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  },
  // Elicitation
  iconArray: {
    people: (filled, total) => `${filled} von ${total} Personen`,
    peopleUnset: (filled, total) => `${filled} von ${total} Personen, der Startwert`,
    peopleBlank: (total) => `${total} Personen, kein Wert eingestellt`,
    peopleCompared: (filled, total, compared) => `${filled} von ${total} Personen, ${difference(filled, compared)}`,
  },
  humanIconScale: {
    words: 'Mit Worten einstellen',
  },
  probabilitySlider: {
    exactNumber: (percent) => number(percent),
    rarer: 'Seltener als 1 %?',
    moreThan: 'Mehr als 99 %?',
    beyond: (isRare) => (isRare ? ', seltener als 1 %' : ', mehr als 99 %'),
    never: 'kommt nicht\u00a0vor',
    always: 'immer',
    casesIn: (cases, all) => `${number(cases)} von ${number(all)}`,
    exactText: (cases, percent, side) =>
      `${cases}, ${number(percent)} Prozent${side ? `, ${side === 'below' ? 'seltener als 1 Prozent' : 'mehr als 99 Prozent'}` : ''}`,
    unread: {
      'share-missing': () => 'Geben Sie einen Anteil ein, etwa 0,2 oder 1/500.',
      'share-unreadable': (typed) => `„${typed}“ ist kein Anteil. Geben Sie 0,2, 1/500 oder 20 von 10000 ein.`,
      'share-negative': (typed) => `${typed} liegt unter 0, das kann kein Anteil.`,
      'share-above-one': (typed) => `${typed} ist mehr als alle: Ein Anteil beträgt höchstens 100 %.`,
      'share-of-none': (typed) => `${typed} ist ein Teil von nichts.`,
      'share-too-fine': (typed) => `${typed} ist feiner als 1 von 1.000.000, der feinste Anteil.`,
    },
    still: (percent) => `Es bleibt bei ${number(percent)} %.`,
    stillOpen: 'Noch nicht beantwortet.',
    percent: 'Prozent',
    letters: 'Buchstaben, für einen Bruch wie 1/500',
    percentSign: '%',
    less: 'Eins weniger',
    more: 'Eins mehr',
    keep: (startValue) => `Noch nicht beantwortet · ${startValue} übernehmen`,
    below: (typed, value) => `${typed} liegt unter ${value}: auf ${value} % gesetzt, den kleinsten möglichen Anteil.`,
    above: (typed, value) => `${typed} liegt über ${value}: auf ${value} % gesetzt, den größten möglichen Anteil.`,
    notWhole: (typed, value) => `${typed} ist keine ganze Zahl: auf ${value} % gesetzt.`,
    unreadable: (typed, value, min, max) =>
      `„${typed}“ ist keine Zahl von ${min} bis ${max}: Es bleibt bei ${value} %.`,
    typeNumber: (min, max) => `Geben Sie eine Zahl von ${min} bis ${max} ein.`,
    valueText: (value, words) => `${value} Prozent, ${words}`,
    required: 'Beantworten Sie diese Frage, oder übernehmen Sie den Startwert.',
    requiredBlank: 'Beantworten Sie diese Frage.',
    unsetText: (startValue) => `nicht beantwortet, Startwert ${startValue} Prozent`,
    followsText: (percent, words) => `${number(percent)} Prozent, nicht eingestellt: ${words}`,
    notSet: 'nicht eingestellt',
    numberText: (value) => `${value} Prozent`,
    before: (value) => `zuvor: ${number(value)} Prozent`,
  },
  fineLine: {
    rarerName: 'seltener als 1 Prozent',
    moreThanName: 'mehr als 99 Prozent',
    backTo: (percent) => `Zurück zu ${percent} %`,
    such: 'solchen Patienten',
    orOneIn: (n) => `, also 1 von ${number(n)}`,
    allButOneIn: (n) => `, alle bis auf 1 von ${number(n)}`,
    percentOf: (percent) => `${number(percent)} %`,
    people: (people) => number(people),
    ofTheField: 'von 100 × 100',
    inTheField: 'Menschen.',
    fieldOf: (people) => `${number(people)} von 100 mal 100 Menschen sind markiert`,
    typeAbove: 'Oder oben eintippen: 0,2, 1/500, 20 von 10000.',
  },
  shareBar: {
    share: (percent, isExact) => `${shareNumber(percent, isExact)} %`,
    stateShare: (share, state) => `${share} ${state}`,
    stored: 'Gespeichert:',
    figure: (percent) => (percent > 0 && percent < 0.005 ? '< 0,01' : number(percent)),
    each: (count, figure) => `${count}-mal ${figure}`,
    times: (count, figure) => `und ${count}-mal ${figure}`,
    further: (count) => `und ${count} weitere`,
    placed: (sum) => `${number(sum)} von 100, gespeichert`,
    scaleAll: 'Alle auf 100 skalieren',
    take: (percent) => `${number(percent)} von den anderen nehmen`,
    give: (percent) => `${number(percent)} den anderen geben`,
    notYet: 'Noch nichts zu speichern',
    allImpossible: (states) =>
      `Alle Zustände gelten als unmöglich. Einer der ${states} muss eintreten: Nehmen Sie einen zurück.`,
    sharesOfMany: (states, largest) =>
      largest.length === 0
        ? `die Anteile von ${states} Zuständen, jeder unter 3 %`
        : `die Anteile von ${states} Zuständen; mindestens 3 % haben: ${largest.join(', ')}`,
    undo: 'Rückgängig',
  },
  manyStates: {
    placed: (placed) => `${number(placed)} von 100 verteilt`,
    left: (left, states) => `, ${number(left)} übrig für ${number(states)}`,
    search: 'Zustand suchen',
    found: (found, total) => `${number(found)} von ${number(total)}`,
    nextOpen: (open) => `Nächster ohne Antwort (${number(open)})`,
    none: (search) => `Kein Zustand passt zu „${search}“.`,
  },
  probabilityQuestion: {
    lead: (node) => `Wie wahrscheinlich ist es, dass „${node}“ den Zustand`,
    state: (state) => `„${state}“ hat?`,
    leadOfList: (node) => `Wie wahrscheinlich ist es, dass „${node}“ diesen Zustand hat:`,
    stateOfList: (state) => `${state}?`,
    notAnswered: 'Noch keine Antwort',
    copied: 'übernommen, noch nicht geändert',
    left: (count, isEqual) => {
      if (count === 1) return 'der Rest';
      if (!isEqual) return 'ein Teil des Rests';
      return count === 2 ? 'die Hälfte des Rests' : `eine von ${count}, die sich den Rest teilen`;
    },
    nothingLeft: 'nichts übrig',
    more: (percent, beside) => `${number(percent)} mehr, als neben ${beside ?? 'den anderen'} übrig ist`,
    less: (percent, beside) => `${number(percent)} weniger, als neben ${beside ?? 'den anderen'} übrig ist`,
    leavesNothing: (state) => `lässt nichts für ${state ?? 'die anderen'} übrig`,
    othersFollow: 'Die anderen Zustände teilen sich den Rest.',
    keep: 'Festhalten',
    keepAt: (state, percent) => `Festhalten: ${state} bei ${percent} %`,
    othersKept: 'alle anderen sind festgehalten',
  },
  distributionBars: {
    region: (node) => `Balken zu ${named(node)}, seitlich scrollbar`,
    share: (percent) => `${percent} %`,
    kept: (valueText) => `${valueText}, festgehalten`,
    caption: (state, share) => `${state}: ${share}, `,
    hint: 'Klicken oder ziehen Sie einen Balken. Mit dem Finger: antippen, oder halten und ziehen.',
  },
  sumMeter: {
    addsUpTo: 'Ihre Antworten ergeben zusammen',
    policy: 'Jede wird als Anteil an der Summe gespeichert.',
    exact: 'Sie werden unverändert gespeichert.',
  },
  questionExits: {
    group: 'Wenn Sie nicht antworten können',
    cannotOccur: 'Diese Kombination kommt nicht vor',
    notMyField: 'Nicht mein Fachgebiet',
    saidCannotOccur: 'Sie sagen, dass diese Kombination nicht vorkommt. Weiter, dann wird sie nicht mehr gestellt.',
    saidNotMyField: 'Sie sagen, dass dies nicht Ihr Fachgebiet ist. Die Frage bleibt für andere offen.',
    undo: 'Rückgängig',
  },
  certaintyField: {
    asIf: 'als hätten Sie so viele gesehen',
    cases: (count, isMost) => (isMost ? `${number(count)} +` : number(count)),
    question: 'Wie sicher sind Sie?',
    choices: {
      uncertain: 'unsicher',
      ratherUncertain: 'eher unsicher',
      ratherCertain: 'eher sicher',
      certain: 'sicher',
    },
    asLast: 'Wie in der letzten Frage',
    asLastNamed: (choice) => `Wie in der letzten Frage: ${choice}`,
    explain: 'Erläutern Sie Ihre Unsicherheit:',
    noPatientData: 'Geben Sie keine Patientendaten ein.',
  },
  conditionsPanel: {
    title: 'Bedingungen',
    further: (count) => `+ ${number(count)}`,
    changed: 'geändert',
    was: (previous) => `vorher ${previous}`,
  },
  questionLayout: {
    continue: 'Weiter',
    finish: 'Abschließen',
    saving: 'Wird gespeichert …',
    back: 'Zurück',
    progressSaved: 'Ihr Fortschritt ist gespeichert.',
    keysOfSliders: 'Ziffern: Wert eingeben · Enter: weiter',
    keysOfChoices: '1 bis 4: wählen · Enter: weiter',
    progress: 'Fortschritt',
    questionOf: (question, total) => `Frage ${question} von ${total}`,
    percent: (percent) => `${percent} %`,
    underOnePercent: 'unter 1 %',
    minutesLeft: (minutes) => `ca. ${minutes} Min.`,
    hoursLeft: (hours) => `ca. ${hours} Std.`,
    beyondWork: 'mehr, als jemand beantworten kann',
    about: 'Was gemeint ist',
    wholeLead: 'Alle Bedingungen zeigen',
    shortenLead: 'Weniger Bedingungen zeigen',
  },
  combinationEditor: {
    heading: 'Entscheidende Kombinationen',
    question:
      'Hat eines der Elternereignisse so viel Einfluss, dass es über alle anderen entscheidet? Wählen Sie solche Ereignisse als Kombinationen aus, die wichtigste zuerst.',
    parents: 'Elternereignisse',
    combinations: 'Kombinationen, die wichtigste zuerst',
    setRemaining: 'Alle übrigen Kombinationen festlegen',
    selectionOff: 'Schalten Sie „Alle übrigen Kombinationen festlegen“ aus, um wieder Zustände auszuwählen.',
    addAnother: 'Weitere Kombination hinzufügen',
    done: 'Fertig',
    saving: 'Wird gespeichert …',
    noneDecides: 'Kein Ereignis entscheidet allein',
    allAtOne: 'Sind Sie sicher, dass alle Wahrscheinlichkeiten 1 % betragen?',
    save: 'Speichern',
    selectBeforeAdding: 'Bitte wählen Sie eine Kombination aus, bevor Sie eine weitere hinzufügen.',
    selectBeforeDone: 'Bitte wählen Sie mindestens eine Kombination aus, oder legen Sie alle übrigen fest.',
    ruleIf: 'Wenn ',
    ruleIs: ' = ',
    ruleAnd: ' und ',
    ruleAnswerTo: (question) => `die Antwort auf „${question}“`,
    ruleOwnComma: '; ',
    ruleFurther: (name) => `; außerdem bei ${named(name)}: `,
    ruleFurtherAnd: (name) => ` und ${named(name)}: `,
    ruleEmpty: 'Wählen Sie links einen Zustand aus',
    ruleOpens: 'Dann erscheinen hier seine Regler.',
    ruleRemaining: 'In allen übrigen Kombinationen',
    decides: (count) => (count === '1' ? 'entscheidet 1 Frage' : `entscheidet ${count} Fragen`),
    decidesOf: (count, total) => `entscheidet ${count} von ${total} Fragen`,
    shadowed: (by) => `Ohne Wirkung: Kombination ${by} deckt diese Fälle schon ab`,
    duplicate: (by) => `Dieselbe Auswahl wie Kombination ${by}`,
    heldBy: (numbers) => `(in Kombination ${numbers})`,
    moved: (from, to) => `Kombination ${from} ist jetzt Nummer ${to}`,
    drag: (number) => `Kombination ${number} an eine andere Stelle ziehen`,
    raise: (number) => `Kombination ${number} wichtiger machen`,
    lower: (number) => `Kombination ${number} weniger wichtig machen`,
    edit: (number) => `Kombination ${number} bearbeiten`,
    remove: (number) => `Kombination ${number} löschen`,
    removed: (number) => `Kombination ${number} gelöscht.`,
    undoRemove: 'Rückgängig',
  },
  coverageStrip: {
    decides: (decided, total) => `${decided} von ${total} Fragen entschieden`,
    answeredToo: (count) => `, ${count} einzeln beantwortet`,
    toAsk: (count) => `${count} zu beantworten`,
    minutes: (minutes) => `, ca. ${minutes} Min.`,
    hours: (hours) => `, ca. ${hours} Std.`,
  },
};
