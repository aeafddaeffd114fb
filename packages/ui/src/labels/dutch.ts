import type { Labels } from './labels.js';
import { isQuestion } from './isQuestion.js';

const named = (name: string) => (isQuestion(name) ? `‘${name.trim()}’` : name);

const number = (value: number) => value.toLocaleString('nl', { maximumFractionDigits: 4 });
const shareNumber = (percent: number, isExact = false) => (percent === 0 && !isExact ? '< 0,1' : number(percent));
const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'evenveel als eerst';
  return filled > compared ? `${filled - compared} meer dan eerst` : `${compared - filled} minder dan eerst`;
};

/**
 * Every string of the kit, in Dutch: `<CredenceProvider labels={dutchLabels}>`.
 * @since 0.1.0
 */
export const dutchLabels: Labels = {
  locale: 'nl',
  // Foundations
  verbalScale: {
    // Fitted in Dutch and reported in English, from where these words come back: S. Renooij and C. Witteman, "Talking
    // probabilities", International Journal of Approximate Reasoning 22 (1999), doi 10.1016/S0888-613X(99)00027-4.
    anchors: [
      { label: '(vrijwel) onmogelijk', percent: 0 },
      { label: 'onwaarschijnlijk', percent: 15 },
      { label: 'onzeker', percent: 25 },
      { label: 'fifty-fifty', percent: 50 },
      { label: 'te verwachten', percent: 75 },
      { label: 'waarschijnlijk', percent: 85 },
      { label: '(vrijwel) zeker', percent: 100 },
    ],
    between: (lower, upper) => `tussen ${lower} en ${upper}`,
  },
  // Controls
  button: {
    busy: 'Even geduld',
  },
  // Forms
  formField: {
    required: '*verplicht.',
  },
  textField: {
    optional: '(optioneel)',
  },
  passwordField: {
    show: 'Wachtwoord tonen',
  },
  searchField: {
    clear: 'Zoekopdracht wissen',
  },
  combobox: {
    open: 'Keuzes tonen',
    clear: 'Keuze wissen',
    loading: 'Laden…',
    empty: 'Niets om uit te kiezen',
    noMatch: (query) => `Niets gevonden voor ‘${query}’`,
    count: (count, written) => (count === 1 ? '1 keuze' : `${written} keuzes`),
    more: (count) => `nog ${count}: typ verder om te verfijnen`,
    required: 'Kies een van de mogelijkheden.',
  },
  fileDrop: {
    prompt: 'Sleep een bestand hierheen, of',
    choose: 'kies een bestand',
    promptSeveral: 'Sleep bestanden of een map hierheen, of',
    chooseSeveral: 'kies bestanden',
    chooseFolder: 'Map kiezen',
    remove: (name) => `${name} verwijderen`,
    onlyOne: 'Sleep maar één bestand hierheen; geen van deze is overgenomen.',
  },
  likertItem: {
    words: ['helemaal mee oneens', 'mee oneens', 'niet eens, niet oneens', 'mee eens', 'helemaal mee eens'],
    answer: (number, word) => `${number}, ${word}`,
  },
  openText: {
    left: (count, written) => (count === 1 ? 'nog 1 teken' : `nog ${written} tekens`),
  },
  // Feedback
  alert: {
    error: 'Fout',
    success: 'Gelukt',
    info: 'Opmerking',
    warning: 'Waarschuwing',
    dismiss: 'Verbergen',
  },
  dialog: {
    close: 'Sluiten',
  },
  confirmDialog: {
    cancel: 'Annuleren',
    confirm: 'OK',
  },
  errorSummary: {
    heading: 'Controleer uw gegevens',
  },
  progressBar: {
    progress: 'Voortgang',
  },
  spinner: {
    loading: 'Laden…',
  },
  later: {
    failed: 'Dit deel kon niet worden geladen.',
    retry: 'Opnieuw proberen',
  },
  timeLeft: {
    minutes: (minutes) => `ca. ${minutes} min.`,
  },
  shareDialog: {
    title: (network) => `${network} delen`,
    invite: 'Uitnodigen via e-mail of gebruikersnaam',
    inviteHint:
      'Wie de uitnodiging aanneemt, kan vragen beantwoorden en het netwerk downloaden, maar het niet delen of verwijderen.',
    send: 'Uitnodigen',
    sending: 'Uitnodigen…',
    nobody: 'Vul een gebruikersnaam in',
    people: 'Personen met toegang',
    loading: 'Laden…',
    empty: 'Nog niemand. Wie u uitnodigt, verschijnt hier.',
    failed: 'De lijst kon niet worden geladen.',
    retry: 'Opnieuw proberen',
    statuses: { pending: 'In afwachting', accepted: 'Aangenomen' },
    remove: 'Verwijderen',
    removeWhom: (name) => `${name} verwijderen`,
    question: (name) => `Weet u zeker dat u ${name} wilt verwijderen?`,
    consequences: {
      pending: 'De uitnodiging kan dan niet meer worden aangenomen.',
      accepted: 'De antwoorden blijven bewaard; de toegang eindigt meteen.',
    },
    keep: 'Annuleren',
    removing: 'Wordt verwijderd…',
    removingWhom: (name) => `Wordt verwijderd… ${name}`,
  },
  // Data
  dataTable: {
    sorted: (column, direction) => `Gesorteerd op ${column}, ${direction === 'asc' ? 'oplopend' : 'aflopend'}`,
    sortBy: 'Sorteren op',
    direction: (direction) => (direction === 'asc' ? 'oplopend' : 'aflopend'),
    loading: 'Laden…',
    empty: 'Hier is nog niets',
    noMatch: (search) => (search ? `Niets gevonden voor ‘${search}’.` : 'Niets gevonden met deze filters.'),
    clearFilter: 'Filter wissen',
    retry: 'Opnieuw proberen',
  },
  pagination: {
    pages: 'Pagina’s',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    page: (page) => `Pagina ${page}`,
    range: (from, to, total) => `${from} tot en met ${to} van ${total}`,
    none: '0 van 0',
    perPage: (size) => `${size} per pagina`,
    size: 'Rijen per pagina',
  },
  activityLog: {
    title: 'Activiteitenlogboek',
    time: 'Tijd',
    user: 'Persoon',
    activity: 'Activiteit',
    details: 'Bijzonderheden',
    showDetails: 'Bijzonderheden tonen',
    hideDetails: 'Bijzonderheden verbergen',
    empty: 'Geen activiteiten vastgelegd.',
    more: 'Meer tonen',
    left: (count) => (count === '1' ? 'nog 1 teken' : `nog ${count} tekens`),
    zone: (name) => `Tijden in ${name}`,
    loading: 'Laden…',
  },
  // Charts
  chart: {
    role: 'grafiek',
    hint: 'Met de pijltoetsen gaat u van waarde naar waarde.',
    noValue: 'geen waarde',
    point: (category, series, value) => (series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`),
  },
  chartFrame: {
    asTable: 'Als tabel tonen',
    csv: 'CSV downloaden',
    png: 'PNG downloaden',
    noValue: 'geen waarde',
    empty: 'Geen gegevens beschikbaar',
    loading: 'Laden…',
  },
  barChart: {
    summary: (categories, series, most) =>
      `Staven voor ${categories}${series ? `: ${series}` : ''}.${most ? ` De grootste: ${most}.` : ''}`,
    categories: (count) => (count === 1 ? '1 categorie' : `${number(count)} categorieën`),
  },
  lineChart: {
    summary: (points, from, to) => `Een lijn door ${points}, op een as van ${from} tot ${to}.`,
    points: (count) => (count === 1 ? '1 punt' : `${number(count)} punten`),
  },
  tornadoChart: {
    low: 'laagste waarde',
    high: 'hoogste waarde',
    summary: (bars, now) => `${bars} rond ${now}, de waarde nu.`,
    bars: (count) => (count === 1 ? '1 balk' : `${number(count)} balken`),
  },
  accuracyCurve: {
    now: 'nu',
    ahead: (questions) => `over ${questions}`,
    summary: (questions, now) => `Een kromme over ${questions} vragen, nu bij ${now}.`,
    questions: (written, count) => (count === 1 ? '1 vraag' : `${written} vragen`),
  },
  cptHeatmap: {
    summary: (questions, open) => `Vragen: ${questions}, waarvan ${open} open.`,
    hint: 'Gebruik de pijltjestoetsen om tussen cellen te bewegen en Enter om de vraag te openen.',
    open: 'nog open',
    combination: 'combinatie',
    decidedBy: (number) => `combinatie ${number}`,
    percent: (percent) => `${percent} %`,
    condition: (parent, state) => `${named(parent)}: ${state}`,
    cell: (conditions, state, share, source) =>
      [conditions, `${named(state)}: ${share}`, source].filter(Boolean).join('. '),
    column: (index, count) => `${index} van ${count} vragen`,
    goesOn: 'De tabel gaat verder: scrol om de rest te zien.',
    previous: 'Vorige vraag',
    next: 'Volgende vraag',
    openQuestion: 'Deze vraag openen',
    csv: 'CSV downloaden',
  },
  dashboardPanels: {
    loginTimes: (period) => (period ? `Tijden van in- en uitloggen, ${period}` : 'Tijden van in- en uitloggen'),
    activityTimes: (period) => (period ? `Activiteiten per uur, ${period}` : 'Activiteiten per uur'),
    nodeSize: (period) =>
      period ? `Voorkeur voor knoopgrootte, bewerkte knopen, ${period}` : 'Voorkeur voor knoopgrootte, bewerkte knopen',
    combinations: (period) =>
      period ? `Gemiddeld aantal combinaties per knoop, ${period}` : 'Gemiddeld aantal combinaties per knoop',
    questionnaire: (answers) =>
      answers
        ? `Gemiddelde scores van de vragenlijst, 1 tot 5, ${answers}`
        : 'Gemiddelde scores van de vragenlijst, 1 tot 5',
    loginTimesTitle: 'Tijden van in- en uitloggen',
    activityTimesTitle: 'Tijden van activiteit',
    nodeSizeTitle: 'Voorkeur voor knoopgrootte',
    combinationsTitle: 'Gemiddeld aantal combinaties per knoop',
    questionnaireTitle: 'Vragenlijst',
    loginTimesEmpty: 'Geen gegevens over in- en uitloggen beschikbaar',
    activityTimesEmpty: 'Geen gegevens over tijden van activiteit beschikbaar',
    nodeSizeEmpty: 'Geen gegevens over de voorkeur voor knoopgrootte beschikbaar',
    combinationsEmpty: 'Geen gegevens over de keuze van combinaties beschikbaar',
    questionnaireEmpty: 'Geen gegevens van de vragenlijst beschikbaar',
    periods: { day: 'afgelopen 24 uur', week: 'afgelopen 7 dagen', month: 'afgelopen 30 dagen' },
    onlyPeriods: { day: 'Afgelopen 24 uur', week: 'Afgelopen 7 dagen', month: 'Afgelopen 30 dagen' },
    logins: 'keer ingelogd',
    logouts: 'keer uitgelogd',
    hour: 'Uur',
    activities: 'Activiteiten',
    size: 'Grootte',
    sizes: { small: 'klein', medium: 'middelgroot', large: 'groot' },
    nodes: 'Knopen',
    node: 'Knoop',
    averageCombinations: 'Gemiddeld aantal combinaties',
    statement: 'Stelling',
    averageScore: 'Gemiddelde score',
    numberOfAnswers: 'Antwoorden (n)',
    answers: (count, isOne) => (isOne ? '1 antwoord' : `${count} antwoorden`),
    stretch: (from, to) => `tussen ${from} en ${to}`,
    loginFinding: (logins, logouts) => {
      if (logins === null)
        return logouts
          ? `Uitloggen piekt ${logouts}; niet ingelogd`
          : 'Niet ingelogd; uitloggen zonder duidelijke piek';
      if (logouts === null)
        return logins ? `Inloggen piekt ${logins}; niet uitgelogd` : 'Niet uitgelogd; inloggen zonder duidelijke piek';
      if (logins && logins === logouts) return `In- en uitloggen pieken ${logins}`;
      if (logins && logouts) return `Inloggen piekt ${logins}, uitloggen ${logouts}`;
      if (logins) return `Inloggen piekt ${logins}, uitloggen heeft geen duidelijke piek`;
      return logouts
        ? `Uitloggen piekt ${logouts}, inloggen heeft geen duidelijke piek`
        : 'Geen duidelijke piek bij in- en uitloggen';
    },
    busiestHour: (hour) => `Het drukste uur is ${hour}`,
    noPeak: 'Geen duidelijke piek',
    sizeFinding: (size) =>
      `Aan ${{ small: 'kleine', medium: 'middelgrote', large: 'grote' }[size]} knopen wordt het meest gewerkt`,
    noSizePreference: 'Geen knoopgrootte heeft duidelijk de voorkeur',
    combinationsRange: (low, high) => `Gemiddeld bepalen ${low} tot ${high} combinaties een knoop`,
    combinationsSame: (value, isOne) =>
      isOne ? 'Gemiddeld bepaalt 1 combinatie een knoop' : `Gemiddeld bepalen ${value} combinaties een knoop`,
    leastAgreed: (statement, score, answers) => {
      if (!statement) return 'Geen stelling springt eruit';
      return answers
        ? `Minste instemming: ${statement} (${score}; n = ${answers})`
        : `Minste instemming: ${statement} (${score})`;
    },
    lowerIsBetter: (statements) => `${statements}: lager is beter`,
    showAll: (count) => `Alle ${count} tonen`,
    showFewer: 'Minder tonen',
    largestOf: (shown, count) => `de grootste ${shown} van ${count}`,
  },
  networkMap: {
    summary: (nodes, done, progress) =>
      `Netwerk: ${nodes} ${nodes === '1' ? 'knoop' : 'knopen'}, ${done} voltooid, ${progress} in bewerking`,
    done: 'voltooid',
    progress: 'in bewerking',
    open: 'niet begonnen',
    none: 'niet bevraagd',
    progressKey: 'in bewerking (ring: beantwoord deel)',
    node: (label, status) => `${named(label)}, ${status}`,
    hint: 'De pijltoetsen volgen de lijnen. Plus en min zoomen, 0 toont alles.',
    supposeHint: 'De spatiebalk neemt een bevinding aan, dan de volgende.',
    weightKey: 'beïnvloedt de uitkomsten, weinig of veel',
    rankKey: 'volgende vraag',
    rank: (rank) => `volgende vraag, nummer ${rank}`,
    outcome: 'uitkomst',
    findingKey: 'bevinding aangenomen',
    finding: (state) => `bevinding: ${state}`,
    zoom: 'Zoomen',
    smaller: 'Uitzoomen',
    larger: 'Inzoomen',
    fit: 'Het hele netwerk tonen',
    percent: (percent) => `${percent}%`,
  },
  // Navigation
  page: {
    skip: 'Naar de inhoud',
  },
  topBar: {
    navigation: 'Hoofdnavigatie',
    menu: 'Menu',
    account: (name) => `Accountmenu, ${name}`,
    theme: 'Weergave',
    themes: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
  },
  // Elicitation
  iconArray: {
    people: (filled, total) => `${filled} van de ${total} mensen`,
    peopleUnset: (filled, total) => `${filled} van de ${total} mensen, de beginwaarde`,
    peopleBlank: (total) => `${total} mensen, geen waarde ingesteld`,
    peopleCompared: (filled, total, compared) => `${filled} van de ${total} mensen, ${difference(filled, compared)}`,
  },
  humanIconScale: {
    words: 'Instellen met een woord',
  },
  probabilitySlider: {
    exactNumber: (percent) => number(percent),
    rarer: 'Zeldzamer dan 1%?',
    moreThan: 'Meer dan 99%?',
    beyond: (isRare) => (isRare ? ', zeldzamer dan 1%' : ', meer dan 99%'),
    never: 'komt niet\u00a0voor',
    always: 'altijd',
    casesIn: (cases, all) => `${number(cases)} op de ${number(all)}`,
    exactText: (cases, percent, side) =>
      `${cases}, ${number(percent)} procent${side ? `, ${side === 'below' ? 'zeldzamer dan 1 procent' : 'meer dan 99 procent'}` : ''}`,
    unread: {
      'share-missing': () => 'Typ een aandeel, zoals 0,2 of 1/500.',
      'share-unreadable': (typed) => `‘${typed}’ is geen aandeel. Typ 0,2, 1/500 of 20 op 10000.`,
      'share-negative': (typed) => `${typed} is minder dan 0, en dat kan geen aandeel zijn.`,
      'share-above-one': (typed) => `${typed} is meer dan alles: een aandeel is hoogstens 100%.`,
      'share-of-none': (typed) => `${typed} is een deel van niets.`,
      'share-too-fine': (typed) => `${typed} is fijner dan 1 op de 1.000.000, het fijnste aandeel.`,
    },
    still: (percent) => `Het blijft ${number(percent)}%.`,
    stillOpen: 'Nog niet beantwoord.',
    percent: 'Procent',
    letters: 'Letters voor een breuk zoals 1/500',
    percentSign: '%',
    less: 'Eén minder',
    more: 'Eén meer',
    keep: (startValue) => `Nog niet beantwoord · ${startValue} aanhouden`,
    below: (typed, value) => `${typed} ligt onder ${value}: ingesteld op ${value}%, het kleinst mogelijke aandeel.`,
    above: (typed, value) => `${typed} ligt boven ${value}: ingesteld op ${value}%, het grootst mogelijke aandeel.`,
    notWhole: (typed, value) => `${typed} is geen geheel getal: ingesteld op ${value}%.`,
    unreadable: (typed, value, min, max) =>
      `‘${typed}’ is geen getal van ${min} tot en met ${max}: het blijft ${value}%.`,
    typeNumber: (min, max) => `Typ een getal van ${min} tot en met ${max}.`,
    valueText: (value, words) => `${value} procent, ${words}`,
    required: 'Beantwoord deze vraag of houd de beginwaarde aan.',
    requiredBlank: 'Beantwoord deze vraag.',
    unsetText: (startValue) => `niet beantwoord, beginwaarde ${startValue} procent`,
    followsText: (percent, words) => `${number(percent)} procent, niet ingesteld: ${words}`,
    notSet: 'niet ingesteld',
    numberText: (value) => `${value} procent`,
    before: (value) => `eerst: ${number(value)} procent`,
  },
  fineLine: {
    rarerName: 'zeldzamer dan 1 procent',
    moreThanName: 'meer dan 99 procent',
    backTo: (percent) => `Terug naar ${percent}%`,
    such: 'zulke patiënten',
    orOneIn: (n) => `, dus 1 op de ${number(n)}`,
    allButOneIn: (n) => `, op 1 op de ${number(n)} na`,
    percentOf: (percent) => `${number(percent)}%`,
    people: (people) => number(people),
    ofTheField: 'van 100 × 100',
    inTheField: 'mensen.',
    fieldOf: (people) => `${number(people)} van 100 bij 100 mensen zijn gemarkeerd`,
    typeAbove: 'Of typ het hierboven: 0,2, 1/500, 20 op 10000.',
  },
  shareBar: {
    share: (percent, isExact) => `${shareNumber(percent, isExact)}%`,
    stateShare: (share, state) => `${share} ${state}`,
    stored: 'Opgeslagen:',
    figure: (percent) => (percent > 0 && percent < 0.005 ? '< 0,01' : number(percent)),
    each: (count, figure) => `${count} keer ${figure}`,
    times: (count, figure) => `en ${count} keer ${figure}`,
    further: (count) => `en nog ${count}`,
    placed: (sum) => `${number(sum)} van 100, opgeslagen als`,
    scaleAll: 'Alles schalen naar 100',
    take: (percent) => `${number(percent)} van de andere afnemen`,
    give: (percent) => `${number(percent)} aan de andere geven`,
    notYet: 'Nog niets op te slaan',
    allImpossible: (states) =>
      `Alle toestanden zouden onmogelijk zijn. Een van de ${states} moet voorkomen: neem er een terug.`,
    sharesOfMany: (states, largest) =>
      largest.length === 0
        ? `de aandelen van ${states} toestanden, elk onder 3%`
        : `de aandelen van ${states} toestanden; minstens 3% hebben: ${largest.join(', ')}`,
    undo: 'Ongedaan maken',
  },
  manyStates: {
    placed: (placed) => `${number(placed)} van 100 verdeeld`,
    left: (left, states) => `, ${number(left)} over voor ${number(states)}`,
    search: 'Toestand zoeken',
    found: (found, total) => `${number(found)} van ${number(total)}`,
    nextOpen: (open) => `Volgende zonder antwoord (${number(open)})`,
    none: (search) => `Geen toestand gevonden voor ‘${search}’.`,
  },
  probabilityQuestion: {
    lead: (node) => `Hoe waarschijnlijk is bij ${named(node)} de toestand:`,
    state: (state) => `${state}?`,
    leadOfList: (node) => `Hoe waarschijnlijk is bij ${named(node)} de toestand:`,
    stateOfList: (state) => `${state}?`,
    notAnswered: 'Nog geen antwoord',
    copied: 'overgenomen, nog niet gewijzigd',
    left: (count, isEqual) => {
      if (count === 1) return 'wat over is';
      if (!isEqual) return 'een deel van wat over is';
      return count === 2 ? 'de helft van wat over is' : `een van ${count} die delen wat over is`;
    },
    nothingLeft: 'er is niets over',
    more: (percent, beside) => `${number(percent)} meer dan wat er over is naast ${beside ?? 'de andere'}`,
    less: (percent, beside) => `${number(percent)} minder dan wat er over is naast ${beside ?? 'de andere'}`,
    leavesNothing: (state) => `laat niets over voor ${state ?? 'de andere'}`,
    othersFollow: 'De andere toestanden delen wat over is.',
    keep: 'Vastzetten',
    keepAt: (state, percent) => `Vastzetten: ${state} op ${percent}%`,
    othersKept: 'alle andere staan vast',
  },
  distributionBars: {
    region: (node) => `Staven voor ${named(node)}, zijwaarts te schuiven`,
    share: (percent) => `${percent}%`,
    kept: (valueText) => `${valueText}, vastgezet`,
    caption: (state, share) => `${state}: ${share}, `,
    hint: 'Klik op een staaf of versleep die. Met een vinger: tik erop, of houd vast en sleep.',
  },
  sumMeter: {
    addsUpTo: 'Uw antwoorden zijn samen',
    policy: 'Elk wordt opgeslagen als aandeel in het totaal.',
    exact: 'Ze worden ongewijzigd opgeslagen.',
  },
  questionExits: {
    group: 'Als u niet kunt antwoorden',
    cannotOccur: 'Deze combinatie kan niet voorkomen',
    notMyField: 'Niet mijn vakgebied',
    saidCannotOccur: 'U zegt dat deze combinatie niet kan voorkomen. Ga verder, dan wordt dit niet opnieuw gevraagd.',
    saidNotMyField: 'U zegt dat dit niet uw vakgebied is. De vraag blijft open voor anderen.',
    undo: 'Ongedaan maken',
  },
  certaintyField: {
    asIf: 'alsof u er zoveel had gezien',
    cases: (count, isMost) => (isMost ? `${number(count)} +` : number(count)),
    question: 'Hoe zeker bent u?',
    choices: {
      uncertain: 'onzeker',
      ratherUncertain: 'eerder onzeker',
      ratherCertain: 'eerder zeker',
      certain: 'zeker',
    },
    asLast: 'Zoals bij de vorige vraag',
    asLastNamed: (choice) => `Zoals bij de vorige vraag: ${choice}`,
    explain: 'Licht uw onzekerheid toe:',
    noPatientData: 'Vul geen patiëntgegevens in.',
  },
  conditionsPanel: {
    title: 'Voorwaarden',
    further: (count) => `+ ${number(count)}`,
    changed: 'gewijzigd',
    was: (previous) => `eerst: ‘${previous}’`,
  },
  questionLayout: {
    continue: 'Verder',
    finish: 'Afronden',
    saving: 'Opslaan…',
    back: 'Terug',
    progressSaved: 'Uw voortgang is opgeslagen.',
    keysOfSliders: 'Typ een getal · Enter: volgende schuif',
    keysOfChoices: '1 tot 4: kiezen · Enter: verder',
    progress: 'Voortgang',
    questionOf: (question, total) => `Vraag ${question} van ${total}`,
    percent: (percent) => `${percent}%`,
    underOnePercent: 'minder dan 1%',
    minutesLeft: (minutes) => `ca. ${minutes} min.`,
    hoursLeft: (hours) => `ca. ${hours} uur`,
    beyondWork: 'meer dan iemand kan beantwoorden',
    about: 'Wat er bedoeld wordt',
    wholeLead: 'Alle voorwaarden tonen',
    shortenLead: 'Minder voorwaarden tonen',
  },
  combinationEditor: {
    heading: 'Doorslaggevende combinaties',
    question:
      'Hebben oudergebeurtenissen zo veel invloed dat ze boven alle andere de doorslag geven? Selecteer ze als combinaties, in volgorde van belang.',
    parents: 'Oudergebeurtenissen',
    combinations: 'Combinaties in volgorde van belang',
    setRemaining: 'Alle overige combinaties instellen',
    selectionOff: 'Zet ‘Alle overige combinaties instellen’ uit om weer toestanden te selecteren.',
    addAnother: 'Nog een combinatie toevoegen',
    done: 'Gereed',
    saving: 'Opslaan…',
    noneDecides: 'Geen enkele gebeurtenis geeft op zichzelf de doorslag',
    allAtOne: 'Weet u zeker dat alle kansen 1% zijn?',
    save: 'Opslaan',
    selectBeforeAdding: 'Selecteer een combinatie voordat u er nog een toevoegt.',
    selectBeforeDone: 'Selecteer minstens één combinatie of stel alle overige combinaties in.',
    ruleIf: 'Als ',
    ruleIs: ' = ',
    ruleAnd: ' en ',
    ruleAnswerTo: (question) => `het antwoord op ‘${question}’`,
    ruleOwnComma: '; ',
    ruleFurther: (name) => `, met ${named(name)}: `,
    ruleFurtherAnd: (name) => ` en ${named(name)}: `,
    ruleEmpty: 'Selecteer links een toestand',
    ruleOpens: 'De schuiven verschijnen dan hier.',
    ruleRemaining: 'In alle overige combinaties',
    decides: (count) => (count === '1' ? 'bepaalt 1 vraag' : `bepaalt ${count} vragen`),
    decidesOf: (count, total) => `bepaalt ${count} van ${total} vragen`,
    shadowed: (by) => `Zonder gevolg: combinatie ${by} dekt deze gevallen al`,
    duplicate: (by) => `Dezelfde selectie als combinatie ${by}`,
    heldBy: (numbers) => `(in combinatie ${numbers})`,
    moved: (from, to) => `Combinatie ${from} is nu nummer ${to}`,
    drag: (number) => `Combinatie ${number} naar een andere plaats slepen`,
    raise: (number) => `Combinatie ${number} belangrijker maken`,
    lower: (number) => `Combinatie ${number} minder belangrijk maken`,
    edit: (number) => `Combinatie ${number} bewerken`,
    remove: (number) => `Combinatie ${number} verwijderen`,
    removed: (number) => `Combinatie ${number} verwijderd.`,
    undoRemove: 'Ongedaan maken',
  },
  coverageStrip: {
    decides: (decided, total) => `${decided} van ${total} vragen bepaald`,
    answeredToo: (count) => `, ${count} direct beantwoord`,
    toAsk: (count) => `${count} nog te vragen`,
    minutes: (minutes) => `, ca. ${minutes} min.`,
    hours: (hours) => `, ca. ${hours} uur`,
  },
};
