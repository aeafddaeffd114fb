import type { StudyWords } from '../../english/app/study.js';
import { addressTable } from './addressTable.js';
import { leaving } from './leaving.js';
import { studyParts } from './studyParts.js';
import { takeHome } from './takeHome.js';
import { trying } from './trying.js';
import { isBeyondWork } from '@credence/bayesnet';
import { list, numbers } from '../numbers.js';
import { pools } from '../pools.js';
import { lasting } from './lasting.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** The page on which an owner runs a study, in German. */
export const study: StudyWords = {
  title: 'Studie',
  draft: 'Studie beginnen',
  open: (round) => `Studie: Runde ${round} ist offen`,
  closed: (round) => `Studie: Runde ${round} ist geschlossen`,
  final: 'Studie: endgültig',
  about:
    'Alle Fachleute bekommen einen eigenen Link und antworten jede Person für sich. Solange die Runde offen ist, sieht niemand fremde Antworten, auch Sie nicht.',
  loadFailed: 'Die Studie konnte nicht geladen werden.',
  failed: 'Das ist nicht gelungen.',
  noResponse: 'Es gibt keine Verbindung, darum wurde nichts geändert. Ihre Eingaben bleiben auf diesem Gerät.',
  offline:
    'Sie sind offline. Ihre Eingaben bleiben auf diesem Gerät; zum Speichern, Eröffnen und Einladen braucht es eine Verbindung.',
  saved: 'Gespeichert. Gefragt wurde noch niemand.',

  form: {
    asked: 'Was gefragt wird',
    how: 'Wie gefragt wird',
    until: 'Bis wann',
    answers: 'Was mit den Antworten geschieht',
    words: 'Was Fachleute zuerst lesen',
    all: 'Alle Fragen des Netzes',
    allHint: 'Für jede Person. Kombinationen können es abkürzen.',
    some: 'Nur einige Knoten',
    someHint: 'Sie wählen die Knoten; alle ihre Fragen werden gestellt.',
    matter: 'Die Fragen, auf die es am meisten ankommt',
    questionsOf: (questions) => count(questions, 'Frage', 'Fragen'),
    minutesOf: (minutes) => (isBeyondWork(minutes) ? 'mehr als ein Jahr Arbeit' : lasting(minutes)),
    perNode: (least, most) =>
      least === most
        ? `${count(most, 'Frage', 'Fragen')} je Knoten`
        : `${numbers.format(least)} bis ${numbers.format(most)} Fragen je Knoten`,
    forOutcomes: (first, more) => (more === 0 ? `für ${first}` : `für ${first} und ${numbers.format(more)} weitere`),
    most: 'Anzahl der Fragen',
    fewer: 'Eine Frage weniger',
    more: 'Eine Frage mehr',
    ranking: 'Die Fragen werden geordnet …',
    instead: 'Sie können alle Fragen stellen oder die einiger Knoten.',
    nothingToRank: 'Keine Frage dieses Netzes lässt sich ordnen.',
    leftOut: (nodes) =>
      `Nicht geordnet, weil ihre Tabellen zu groß oder nicht aus einzelnen Fragen sind: ${nodes.join(', ')}.`,
    curve: 'Wie weit die Ergebnisse danebenliegen können, in Prozentpunkten',
    within: (points) => `auf ${points} ${points === '1' ? 'Punkt' : 'Punkte'} genau`,
    reached: (questions, within) => `${questions}: ${within}`,
    listTitle: (questions) => (questions === 1 ? 'Die Frage' : `Die ${numbers.format(questions)} Fragen`),
    add: 'Frage hinzufügen',
    question: 'Frage',
    moves: (outcome) => `Bewegt ${outcome} um`,
    movesAll: 'Bewegt die Ergebnisse um',
    minutes: 'Min.',
    showMore: (questions) => `${numbers.format(questions)} weitere zeigen`,
    showFewer: 'Weniger zeigen',
    nextInLine: (questions, minutes, within) =>
      `Als Nächstes, wenn Zeit ist: ${count(questions, 'Frage', 'Fragen')} mehr, ${count(minutes, 'Minute', 'Minuten')} mehr${within ? `, ${within}` : ''}`,
    takenOut: 'Herausgenommen',
    addOne: (question) => `Hinzufügen: ${question}`,
    removeOne: (question) => `Herausnehmen: ${question}`,
    found: (shown, all) => `${numbers.format(shown)} von ${all}, die passen`,
    foundAll: (questions) => count(questions, 'Frage passt', 'Fragen passen'),
    many: 'vielen',
    noneFound: 'Keine Frage heißt so oder hat diese Bedingung.',
    live: {
      cost: (questions, minutes) => `${count(questions, 'Frage', 'Fragen')}, etwa ${minutes}`,
      long: (questions) => `${count(questions, 'Frage', 'Fragen')}, mehr als ein Jahr Arbeit`,
      each: ' für jede Person',
      none: 'Noch keine Frage gewählt',
      reach: '; damit stimmen die Ergebnisse ',
    },
    nodes: 'Knoten, nach denen gefragt wird',
    search: 'Knoten suchen',
    noSuchNode: 'Kein Knoten heißt so.',
    chosen: (nodes, of, questions) =>
      `${numbers.format(nodes)} von ${count(of, 'Knoten', 'Knoten')}, ${count(questions, 'Frage', 'Fragen')}`,
    counting: 'Die Fragen werden gezählt …',
    notCounted: 'Die Fragen einzelner Knoten ließen sich nicht zählen, darum sind sie jetzt nicht wählbar.',
    order: 'Reihenfolge',
    drawn: 'Für jede Person ausgelost',
    drawnHint: 'Was spät kommt und müde beantwortet wird, ist dann bei jeder Person etwas anderes.',
    fixed: 'Wie in der Datei',
    start: 'Startwert',
    blank: 'Leer',
    blankShort: 'Leer; nichts ist voreingestellt',
    blankHint: 'Nichts ist voreingestellt, was eine Antwort lenken könnte. Jeder Zustand braucht eine Zahl.',
    preset: 'Voreingestellt',
    presetHint: 'Der Griff steht bei 50, hohl bis jemand ihn bewegt, und 50 lässt sich übernehmen.',
    combinations: 'Kombinationen',
    mayCombine: 'Fachleute dürfen Kombinationen wählen, die mehrere Fragen auf einmal entscheiden',
    combined: 'Erlaubt',
    notCombined: 'Nicht erlaubt',
    notOffered: 'Gibt es bei gewählten Fragen nicht',
    closes: 'Die Runde schließt',
    closesHint: (timeZone) => `${timeZone}. Sie können sie verlängern oder früher schließen.`,
    closesAt: (when) => `${when}; Sie können sie verlängern oder früher schließen`,
    sees: 'Nach dem Ende der Runde sehen Fachleute',
    seesPool: 'Die eigenen Antworten und das Ergebnis aller',
    seesOwn: 'Nur die eigenen Antworten',
    primary: 'Wie aus den Antworten ein Ergebnis wird',
    primaryHint: 'Festgelegt, bevor jemand geantwortet hat. So kann niemand danach wählen, was herauskommt.',
    linear: pools.linear,
    linearHint: 'Alle Fachleute mit gleichem Gewicht.',
    logarithmic: pools.logarithmic,
    logarithmicHint: 'Was eine Person für unmöglich hält, zählt mehr.',
    withdrawal: 'Fachleute dürfen ihre Antworten zurückziehen',
    untilFinal: 'Bis die Studie abgeschlossen ist',
    untilClosed: 'Bis die Runde schließt',
    inShort: {
      linear: `${pools.linear}, gleiche Gewichte`,
      logarithmic: `${pools.logarithmic}, gleiche Gewichte`,
      pool: 'danach sehen Fachleute die eigenen Antworten und das Ergebnis aller',
      own: 'danach sehen Fachleute nur die eigenen Antworten',
      until_final: 'Rückzug bis zum Abschluss der Studie',
      until_closed: 'Rückzug bis zum Ende der Runde',
    },
    purpose: 'Wer fragt, und wozu',
    purposeHint: 'In Ihren eigenen Worten. Fachleute lesen es, bevor sie der Teilnahme zustimmen.',
    noPurposeYet: 'Noch nicht geschrieben: wer fragt, und wozu',
    noDateYet: 'Noch kein Datum',
    change: 'Ändern',
    write: 'Schreiben',
    done: 'Fertig',
    changeWhat: (button, part) => `${button}: ${part}`,
    save: 'Speichern',
    saveChanges: 'Änderungen speichern',
    leave: 'Nichts ändern',
    openRound: 'Runde eröffnen',
    noNodes: 'Bitte wählen Sie mindestens einen Knoten.',
    noQuestions: 'Bitte fügen Sie mindestens eine Frage hinzu.',
    notRanked: 'Die Fragen sind noch nicht geordnet. Bitte warten Sie einen Moment, oder wählen Sie etwas anderes.',
    tooMany: (most) => `Bitte wählen Sie Knoten mit zusammen höchstens ${numbers.format(most)} Fragen.`,
    noDate: 'Bitte sagen Sie, wann die Runde schließt.',
    pastDate: 'Bitte wählen Sie ein Datum, das noch kommt.',
    noPurpose: 'Bitte sagen Sie in einem Satz, wer fragt und was mit den Antworten geschieht.',
  },
  changing: {
    title: 'Ändern, was gefragt wird',
    about: 'Noch hat niemand zugesagt, darum lässt sich alles auf dieser Seite noch ändern.',
    invited: (people) =>
      people === 1
        ? '1 Person ist schon eingeladen: In ihrer E-Mail steht, was damals galt.'
        : `${numbers.format(people)} Personen sind schon eingeladen: In ihrer E-Mail steht, was damals galt.`,
  },
  opening: {
    question: 'Runde eröffnen?',
    each: (questions, minutes) => `${count(questions, 'Frage', 'Fragen')}, etwa ${minutes} für jede Person.`,
    together: (experts, questions, minutes) =>
      `${count(experts, 'Person', 'Personen')}, je ${count(questions, 'Frage', 'Fragen')}, zusammen ${minutes}`,
    example: (together) => `Zum Beispiel ${together}.`,
    consequence:
      'Sobald jemand zugesagt hat, steht alles auf dieser Seite fest; bis dahin können Sie es ändern. Datei, Erklärungen und Ergebnisknoten bleiben, wie sie jetzt sind, solange die Runde offen ist, und die gemeinsamen Antworten ruhen: Nur die Fachleute können antworten, und das Netz lässt sich weder teilen noch löschen.',
    confirm: 'Runde eröffnen',
  },

  stages: {
    draft: 'Entwurf',
    draftDates: (day) => `bis ${day}`,
    round: (round) => `Runde ${round}`,
    roundDates: (from, to) => `${from} bis ${to}`,
    closes: (when) => `schließt ${when}`,
    after: 'Ende',
    afterDates: (day) => `ab ${day}`,
    final: 'Endgültig',
    today: (day) => `heute, ${day}`,
  },

  next: {
    isOpen: (round) => `Runde ${round} ist offen.`,
    daysLeft: (days) =>
      days === 0 ? 'Sie schließt heute.' : days === 1 ? 'Noch 1 Tag.' : `Noch ${numbers.format(days)} Tage.`,
    isDue: 'Das Datum ist vorbei.',
    due: 'Die Runde schließt gleich von selbst, oder wenn Sie sie schließen.',
    extend: (round) => `Runde ${round} verlängern`,
    notFinished: (experts) =>
      experts === 1 ? 'Eine Person ist nicht fertig.' : `${numbers.format(experts)} Fachleute sind nicht fertig.`,
    allFinished: 'Alle Gefragten sind fertig.',
    remind: (experts) => (experts === 1 ? '1 Person erinnern' : `${numbers.format(experts)} Fachleute erinnern`),
    reminding: 'Wird erinnert …',
    close: 'Jetzt schließen',
    closing: 'Wird geschlossen …',
    isClosed: (when) => `Geschlossen am ${when}.`,
    rested: 'Die gemeinsamen Antworten ruhen nicht mehr.',
    reopen: 'Schließen zurücknehmen',
    reopening: 'Wird zurückgenommen …',
    openResults: 'Ergebnisse öffnen',
    openingResults: 'Wird geöffnet …',
    results: 'Ergebnisse',
    unopened: 'Die Ergebnisse sind noch nicht geöffnet.',
    notMailed: (experts) =>
      `${experts === 1 ? '1 Person wurde' : `${numbers.format(experts)} Fachleute wurden`} nicht per E-Mail benachrichtigt, weil Sie dorthin heute schon so viele schicken ließen wie möglich. Beim Öffnen der Studie ist es zu sehen.`,
    late: (code, answers) =>
      `E${code}: ${answers === 1 ? '1 Antwort kam' : `${numbers.format(answers)} Antworten kamen`} nach dem Ende der Runde.`,
    letIn: 'Verspätete Antworten aufnehmen',
    lettingIn: 'Wird aufgenommen …',
  },
  results: {
    question: 'Ergebnisse öffnen?',
    consequence: 'Danach lässt sich das Schließen nicht mehr zurücknehmen.',
    leavesOut: (answers) =>
      answers === 1
        ? '1 Antwort, die nach dem Ende der Runde kam, bleibt dann endgültig draußen.'
        : `${numbers.format(answers)} Antworten, die nach dem Ende der Runde kamen, bleiben dann endgültig draußen.`,
    confirm: 'Ergebnisse öffnen',
  },
  closing: {
    question: (round) => `Runde ${round} jetzt schließen?`,
    consequence:
      'Danach können Fachleute nicht mehr antworten. Was nur auf ihren Geräten liegt, kommt zu spät: Sie können es aufnehmen, bis Sie die Ergebnisse öffnen.',
    mayReopen: 'Das Schließen lässt sich zurücknehmen.',
    confirm: 'Runde schließen',
  },
  lateAnswers: {
    question: 'Verspätete Antworten aufnehmen?',
    consequence:
      'Sie werden Antworten der Runde und ersetzen, was dieselbe Person zu denselben Fragen gesagt hatte. Niemand hat sie gesehen. Das lässt sich nicht zurücknehmen.',
    confirm: 'Aufnehmen',
  },
  extending: {
    title: (round) => `Runde ${round} verlängern`,
    about: (when) => `Bisher schließt sie ${when}. Sie kann nur länger werden.`,
    closes: 'Schließt stattdessen',
    confirm: 'Verlängern',
    later: 'Bitte wählen Sie ein späteres Datum.',
    cancel: 'Abbrechen',
  },

  invite: {
    title: 'Fachleute einladen',
    willBe: (invited, of) =>
      `${numbers.format(invited)}${invited === of ? '' : ` von ${numbers.format(of)}`} ${invited === 1 ? 'wird' : 'werden'} eingeladen`,
    hint: 'Bis zu 100 Adressen. Jede bekommt eine E-Mail mit einem eigenen Link; ein Konto braucht es vorher nicht.',
    message: 'Ihre Nachricht',
    messageHint: 'Sie steht in der E-Mail vor dem Link.',
    language: 'Sprache der E-Mail',
    send: (people) => (people === 0 ? 'Einladen' : `${count(people, 'Person', 'Personen')} einladen`),
    sending: 'Wird eingeladen …',
    nobody: 'Geben Sie eine vollständige E-Mail-Adresse ein.',
    few: 'Bei weniger als vier Fachleuten lässt sich erraten, von wem eine Antwort ist.',
    inPlaceOf: (code) => `Anstelle von ${code}`,
    instead: {
      notOpened: 'Eine Adresse. Die Einladung, die noch niemand angenommen hat, wird damit zurückgenommen.',
      started: 'Eine Adresse. Wer teilnimmt, nimmt weiter teil und behält die eigenen Antworten.',
      left: 'Eine Adresse.',
    },
    sendInstead: 'Stattdessen einladen',
    cancel: 'Abbrechen',
    parts: {
      asked: 'ist gefragt',
      takesPart: 'nimmt teil',
      worksOnIt: 'arbeitet am Netz',
      own: 'Sie selbst',
    },
    leftOut:
      'In Ihrer Nachricht steht eine Adresse oder ein Link. E-Mail-Programme würden daraus etwas zum Anklicken machen, darum bleibt die Nachricht weg.',
    inAccountsLanguage: 'Wer ein Konto hat, bekommt sie in der Sprache des Kontos.',
    table: addressTable,
    mail: {
      title: 'Was sie bekommen',
      to: (address) => `an ${address}`,
      from: 'Von',
      subject: 'Betreff',
      button: (label) => `Schaltfläche: ${label}`,
      link: 'Die Schaltfläche führt zu einem Link, den nur sie haben.',
      failed: 'Die E-Mail lässt sich gerade nicht zeigen.',
    },
    results: {
      invited: (people) => `${count(people, 'Person wurde', 'Personen wurden')} eingeladen.`,
      mailsWait: 'E-Mails gehen hier zurzeit mit Verspätung hinaus: Diese folgen von selbst.',
      none: 'Niemand wurde eingeladen.',
      already_asked: (addresses) => `Schon gefragt oder am Netz beteiligt: ${addresses}.`,
      own_address: (addresses) =>
        `Ihre eigene Adresse: ${addresses}. Wem das Netz gehört, nimmt an der Studie nicht teil.`,
      not_an_address: (addresses) => `Keine E-Mail-Adresse: ${addresses}.`,
      later: (addresses) =>
        `Nicht gefragt, weil dorthin zuletzt mehrere E-Mails gingen: ${addresses}. Bitte versuchen Sie es später noch einmal.`,
    },
  },

  people: {
    finished: (finished, of) =>
      `${numbers.format(finished)} von ${numbers.format(of)} ${finished === 1 ? 'ist' : 'sind'} fertig`,
    accepted: 'noch keine Antworten',
    inviteMore: 'Weitere einladen',
    undelivered: 'Die E-Mail konnte nicht zugestellt werden',
    mailWaits: 'die E-Mail geht hinaus, sobald der Mailserver sie annimmt',
    sawShared: 'kannte die gemeinsamen Antworten',
    reminderWaits: (when) => `eine Erinnerung geht am Morgen hinaus, ${when}`,
    late: (answers) =>
      `${answers === 1 ? '1 Antwort kam' : `${numbers.format(answers)} Antworten kamen`} nach dem Ende der Runde`,
    letIn: (answers) =>
      answers === 1
        ? '1 verspätete Antwort aufgenommen'
        : `${numbers.format(answers)} verspätete Antworten aufgenommen`,
    minutes: (minutes) => `Median bisher: ${numbers.format(minutes)} Min.`,
  },

  consents: {
    title: 'Wozu sie eingewilligt haben',
    counts: ({ all, published, named, interests }) =>
      `Von ${numbers.format(all)} ${all === 1 ? 'Fachperson' : 'Fachleuten'}: Die Antworten von ${numbers.format(published)} dürfen veröffentlicht werden, ${numbers.format(named)} möchten genannt werden, ${numbers.format(interests)} haben Interessen oder Förderung angegeben.`,
    download: 'Personen herunterladen (CSV)',
    hint: 'Die Datei hat Namen und keine Kürzel, für Danksagung und Interessenerklärung. Sobald die Studie endgültig ist, lässt sie sich nicht mehr erstellen.',
    expert: 'Fachperson',
    published: 'Veröffentlichung',
    named: 'Möchte genannt werden',
    interests: 'Interessen und Förderung',
    yes: 'ja',
    no: 'nein',
    none: 'keine angegeben',
  },

  cancelling: {
    question: 'Einladung zurücknehmen?',
    consequence: (person) =>
      `Der Link, den ${person} bekommen hat, führt dann nirgendwohin. Sie können noch einmal einladen, auch jemand anderen stattdessen.`,
    confirm: 'Zurücknehmen',
  },

  rules: {
    title: 'Festlegungen',
    questions: 'Fragen',
    all: 'alle des Netzes',
    some: (questions) => count(questions, 'Frage', 'Fragen'),
    ofNodes: (nodes) => `von ${nodes}`,
    byHand: (added, removed) =>
      [
        ...(added > 0 ? [`${numbers.format(added)} ergänzt`] : []),
        ...(removed > 0 ? [`${numbers.format(removed)} herausgenommen`] : []),
      ].join(', ') + ' von Hand',
    mattered: (questions, outcomes) =>
      `${questions === 1 ? 'die Frage, auf die es' : `die ${numbers.format(questions)}, auf die es`} am meisten ankam, für ${outcomes.length > 0 ? list.format(outcomes) : 'das, was herausgefunden werden soll'}`,
    order: 'Reihenfolge',
    drawn: 'für jede Person ausgelost',
    fixed: 'wie in der Datei',
    start: 'Startwert',
    blank: 'leer: nichts ist voreingestellt',
    preset: 'voreingestellt',
    combinations: 'Kombinationen',
    allowed: 'erlaubt',
    notAllowed: 'gibt es nicht',
    sees: 'Fachleute sehen',
    pool: 'nach dem Ende die eigenen Antworten und das Ergebnis',
    own: 'nur die eigenen Antworten',
    names: 'Namen',
    codes: 'Codes unter Fachleuten, Namen für Sie',
    primary: 'Ergebnis',
    linear: `${pools.linear}, gleiche Gewichte`,
    logarithmic: `${pools.logarithmic}, gleiche Gewichte`,
    withdrawal: 'Rückzug',
    until_final: 'bis die Studie abgeschlossen ist',
    until_closed: 'bis die Runde schließt',
    consent: 'Einwilligung',
    consented: (version, given, of) =>
      `Fassung ${version}, erteilt von ${numbers.format(given)} der ${numbers.format(of)}`,
    purpose: 'Zweck',
  },

  parts: studyParts,
  takeHome,
  trying,
  leaving,
};
