import { cut } from '@credence/bayesnet';
import type { FailureTexts } from '../failures.js';
import { exactShares, ofCombination } from './exactShares.js';
import { loginRefusals } from './loginRefusals.js';
import { serverRefusals } from './serverRefusals.js';

const number = (value: number) => value.toLocaleString('de');
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** Form fields, as they appear at the start of a sentence. */
const fields: Readonly<Record<string, string>> = {
  username: 'Die E-Mail-Adresse',
  firstname: 'Der Vorname',
  lastname: 'Der Nachname',
  discipline: 'Das Fachgebiet',
  title: 'Der Titel',
  position: 'Die Position',
  workplace: 'Der Arbeitsplatz',
  experience: 'Die Erfahrung',
  comment: 'Die Erläuterung',
  password: 'Das Passwort',
  password2: 'Das wiederholte Passwort',
  new_password: 'Das neue Passwort',
  profilePic: 'Das Bild',
};
const nameOf = (field: string | undefined) =>
  field === undefined ? 'Die Anfrage' : (fields[field] ?? `Das Feld „${field}“`);

/** The first names of so many, quoted. */
const listed = (names: readonly string[], found: number) =>
  names.map((name) => `„${cut(name, 40)}“`).join(', ') +
  (found > names.length ? ` und ${count(found - names.length, 'weiterer', 'weitere')}` : '');

const types = {
  string: 'Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'wahr oder falsch',
  array: 'eine Liste',
  object: 'ein Objekt',
  null: 'leer',
};

const wholeNumbers = 'Bitte geben Sie ganze Zahlen von 1 bis 99 an.';
const certaintyMissing = 'Bitte geben Sie an, wie sicher Sie sich sind.';
const commentMissing = 'Bitte erläutern Sie Ihre Unsicherheit.';
const commentTooLong = ({ limit }: { limit: number }) =>
  `Die Erläuterung ist länger als ${number(limit)} Zeichen. Bitte kürzen Sie sie.`;
const commentCannotBeStored =
  'Die Erläuterung enthält ein Zeichen, das sich nicht speichern lässt. Bitte schreiben Sie sie neu.';
const sliderOutOfRange = ({ item }: { item: number }) => `Wert ${item}: ${wholeNumbers}`;
const valueOutOfRange = ({ combination }: { combination: number }) => `Kombination ${combination}: ${wholeNumbers}`;
const noLongerFits = ({ combination }: { combination: number }) =>
  `Kombination ${combination} passt nicht mehr zum Netz. Bitte laden Sie die Seite neu.`;
const placeOf = ({ item, case: place }: { item: number; case?: number }) =>
  place === undefined ? `Ergebnis ${item}` : `Fall ${place}, Befund ${item}`;
const weakPassword = {
  'too-short': ({ limit }: { limit: number }) => `Bitte wählen Sie ein Passwort mit mindestens ${limit} Zeichen.`,
  'too-long': ({ limit }: { limit: number }) => `Bitte wählen Sie ein Passwort mit höchstens ${limit} Zeichen.`,
  common: () => 'Dieses Passwort gehört zu denen, die als Erste ausprobiert werden. Bitte wählen Sie ein anderes.',
  personal: () => 'Bitte wählen Sie ein Passwort, das nicht Ihr Name, Ihre Adresse oder der Name dieser Website ist.',
};

/** Why a server refused a call. */
export const refusals: FailureTexts['refusals'] = {
  invalid_input: {
    form: ({ field }) => `${nameOf(field)} hat nicht die erwartete Form.`,
    'unknown-field': ({ field }) => `Das Feld „${field}“ ist hier nicht bekannt.`,
    missing: ({ field }) => `${nameOf(field)} fehlt.`,
    empty: ({ field }) => `${nameOf(field)} ist leer.`,
    'impossible-character': ({ field }) => `${nameOf(field)} enthält ein Zeichen, das in keinem Text vorkommt.`,
    'not-one-line': ({ field }) => `${nameOf(field)} muss eine einzige Zeile einfacher Text sein.`,
    'not-https': ({ field }) => `${nameOf(field)} muss eine Adresse sein, die mit https:// beginnt.`,
    twice: ({ field }) => `${nameOf(field)}: So heißt schon etwas anderes. Bitte wählen Sie einen anderen Namen.`,
    'wrong-type': ({ field, types: wanted }) =>
      `${nameOf(field)} muss ${wanted.map((type) => types[type]).join(' oder ')} sein.`,
    'not-a-choice': ({ field, allowed }) =>
      `${nameOf(field)} muss einer dieser Werte sein: ${allowed.map(valueIn).join(', ')}.`,
    'too-low': ({ field, limit }) => `${nameOf(field)} muss mindestens ${number(limit)} sein.`,
    'too-high': ({ field, limit }) => `${nameOf(field)} darf höchstens ${number(limit)} sein.`,
    'too-long': ({ field, limit }) => `${nameOf(field)} darf höchstens ${number(limit)} Zeichen haben.`,
    'too-few': ({ field, limit }) => `${nameOf(field)} muss mindestens ${count(limit, 'Eintrag', 'Einträge')} haben.`,
    'too-many': ({ field, limit }) => `${nameOf(field)} darf höchstens ${count(limit, 'Eintrag', 'Einträge')} haben.`,
    'e-mail': () => 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    'same-address': () => 'Das ist Ihre bisherige Adresse. Bitte geben Sie eine andere ein.',
    experience: () => 'Die Erfahrung ist eine ganze Zahl von Jahren, von 0 bis 80.',
    'no-such-page': () => 'Diese Seite gibt es nicht. Bitte laden Sie die Liste neu.',
    'several-files': () => 'Bitte wählen Sie nur eine Datei aus.',
    'upload-cut-off': () => 'Die Datei kam nicht vollständig an. Bitte versuchen Sie es noch einmal.',
    'not-http': () => 'Die Anfrage ist kein gültiges HTTP.',
    unanswered: () => 'Bitte beantworten Sie alle Fragen, bevor Sie absenden.',
    'item-scale': ({ item }) => `Frage ${item}: Bitte wählen Sie eine Zahl von 1 bis 5.`,
    'item-choice': ({ item }) => `Frage ${item}: Bitte wählen Sie eine der Antworten.`,
    'item-impossible-character': ({ item }) =>
      `Frage ${item}: Bitte schreiben Sie Ihre Antwort neu; sie enthält ein Zeichen, das sich nicht speichern lässt.`,
    'item-too-long': ({ item, limit }) => `Frage ${item}: Bitte schreiben Sie höchstens ${number(limit)} Zeichen.`,
    'wrong-direction-count': ({ needed }) =>
      `Bitte geben Sie für jeden Elternknoten eine Richtung an (${number(needed)}).`,
    'certainty-missing': () => certaintyMissing,
    'comment-too-long': commentTooLong,
    'comment-cannot-be-stored': () => commentCannotBeStored,
    'slider-out-of-range': sliderOutOfRange,
    'value-out-of-range': valueOutOfRange,
    'exact-out-of-range': ({ item, combination }) =>
      combination === undefined
        ? exactShares['exact-out-of-range']({ item })
        : ofCombination(exactShares['exact-out-of-range'])({ item, combination }),
  },
  invalid_json: {
    syntax: () => 'Die Anfrage ist kein gültiges JSON.',
    'not-utf-8': () => 'Die Anfrage ist kein gültiges JSON: Sie ist nicht in UTF-8 geschrieben.',
    'too-deep': () => 'Die Anfrage ist kein gültiges JSON: Sie ist zu tief verschachtelt.',
    'unknown-field': ({ field }) => `Das Feld „${field}“ ist hier nicht bekannt.`,
    'field-twice': ({ field }) => `Das Feld „${field}“ kommt zweimal vor.`,
  },
  invalid_answer: {
    'certainty-missing': () => certaintyMissing,
    'comment-missing': () => commentMissing,
    'comment-cannot-be-stored': () => commentCannotBeStored,
    'comment-too-long': commentTooLong,
    'wrong-slider-count': ({ needed }) => `Die Antwort braucht für jeden Zustand einen Wert (${number(needed)}).`,
    'slider-out-of-range': sliderOutOfRange,
    'wrong-touched-count': ({ needed }) =>
      `Die Antwort muss zu jedem Zustand sagen, ob er eingestellt wurde (${number(needed)}).`,
    ...exactShares,
  },
  invalid_combination: {
    'none-chosen': () => 'Bitte wählen Sie mindestens eine Kombination aus, oder legen Sie alle übrigen fest.',
    'rest-twice': () => 'Alle übrigen Kombinationen sind zweimal festgelegt. Behalten Sie eine der Festlegungen.',
    uncountable: () =>
      'Diese Kombinationen überschneiden sich so vielfach, dass sich die offenen Fragen nicht zählen lassen. Nehmen Sie weniger Kombinationen, oder legen Sie alle übrigen fest.',
    'other-parents': () => 'Das sind nicht die Elternknoten dieses Knotens. Bitte laden Sie die Seite neu.',
    'too-many-combinations': ({ limit }) =>
      `Es sind mehr als ${number(limit)} Kombinationen. Legen Sie stattdessen alle übrigen fest.`,
    'unknown-parent': noLongerFits,
    'unknown-state': noLongerFits,
    'wrong-value-count': ({ combination }) => `Kombination ${combination} braucht für jeden Zustand einen Wert.`,
    'value-out-of-range': valueOutOfRange,
    'wrong-touched-count': ({ combination, needed }) =>
      `Kombination ${combination} muss zu jedem Zustand sagen, ob er eingestellt wurde (${number(needed)}).`,
    'certainty-missing': ofCombination(() => certaintyMissing),
    'comment-missing': ofCombination(() => commentMissing),
    'comment-too-long': ofCombination(commentTooLong),
    'comment-cannot-be-stored': ofCombination(() => commentCannotBeStored),
    'wrong-exact-count': ofCombination(exactShares['wrong-exact-count']),
    'exact-out-of-range': ofCombination(exactShares['exact-out-of-range']),
    'exact-contradicts-slider': ofCombination(exactShares['exact-contradicts-slider']),
    'all-impossible': ofCombination(exactShares['all-impossible']),
    'exact-above-one': ofCombination(exactShares['exact-above-one']),
    'exact-below-one': ofCombination(exactShares['exact-below-one']),
    'nothing-left': ofCombination(exactShares['nothing-left']),
    'wrong-number': ({ combination }) => `Kombination ${combination}: Ihre Nummer muss eine ganze Zahl ab 1 sein.`,
    'number-twice': ({ combination }) => `Kombination ${combination}: Ihre Nummer ist zweimal vergeben.`,
    'same-states': ({ combination, other }) =>
      `Kombination ${combination} wählt dieselben Zustände aus wie Kombination ${other}. Löschen Sie eine davon.`,
  },
  invalid_outcomes: {
    'unknown-node': (place) => `${placeOf(place)}: Diesen Knoten gibt es nicht. Bitte laden Sie die Seite neu.`,
    'unknown-state': (place) => `${placeOf(place)}: Diesen Zustand gibt es nicht. Bitte laden Sie die Seite neu.`,
    twice: (place) =>
      place.case === undefined
        ? `${placeOf(place)} steht schon in der Liste. Bitte löschen Sie eines von beiden.`
        : `${placeOf(place)}: Zu diesem Knoten hat der Fall schon einen Befund. Bitte löschen Sie einen von beiden.`,
  },
  invalid_protocol: {
    'closes-in-the-past': () => 'Die Runde würde in der Vergangenheit enden. Bitte wählen Sie ein späteres Datum.',
    'combinations-with-list': () =>
      'Wer eine Liste von Fragen beantwortet, wählt keine Kombinationen. Bitte lassen Sie eines von beiden weg.',
    'ranked-without-list': () =>
      'Nur eine Liste von Fragen kann nach Gewicht geordnet sein. Bitte nennen Sie die Fragen, oder lassen Sie die Ordnung weg.',
    'no-such-question': ({ item }) =>
      `Frage ${item} der Liste gibt es im Netz nicht, oder sie wird nicht gestellt. Bitte lassen Sie sie weg.`,
    'question-twice': ({ item }) => `Frage ${item} der Liste steht schon darin. Bitte lassen Sie sie weg.`,
    'by-hand-without-ranking': () =>
      'Von Hand ergänzt und gekürzt wird nur eine geordnete Liste. Bitte ordnen Sie die Liste, oder lassen Sie beides weg.',
    'added-not-asked': ({ item }) =>
      `Frage ${item} der von Hand ergänzten steht nicht in der Liste. Bitte lassen Sie sie weg.`,
  },
  invalid_link: 'Dieser Link ist ungültig oder zu alt.',
  malformed_xml: 'Die Datei ist kein wohlgeformtes XML.',
  no_file: 'Es wurde keine Datei hochgeladen. Bitte wählen Sie eine Datei aus.',
  passwords_differ: 'Die Passwörter stimmen nicht überein',
  weak_password: weakPassword,
  invalid_credentials: {
    'sign-in': () => 'Benutzername oder Passwort ist falsch',
    password: () => 'Das Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  },
  username_required: 'Bitte geben Sie einen Benutzernamen ein',
  own_network: 'Dieses Netz gehört Ihnen schon.',
  not_logged_in: 'Bitte melden Sie sich an.',
  csrf_failed: 'Ihre Sitzung ließ sich nicht prüfen. Bitte laden Sie die Seite neu.',
  foreign_origin: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  ...loginRefusals,
  owner_only: 'Das darf nur die Person, der dieses Netz gehört.',
  owner_resets_only: 'Knoten zurücksetzen, und das rückgängig machen, darf nur die Person, der dieses Netz gehört.',
  forbidden: {
    'administrators-only': () => 'Das ist der Administration vorbehalten.',
  },
  not_found: 'Unter dieser Adresse gibt es nichts.',
  user_not_found: 'Dieses Konto wurde nicht gefunden',
  network_not_found: 'Das Netz wurde nicht gefunden.',
  invitation_not_found: 'Diese Einladung gibt es nicht mehr.',
  collaborator_not_found: 'Diese Person gehört nicht mehr zu den Mitarbeitenden.',
  node_not_found: 'Der Knoten wurde nicht gefunden.',
  question_not_found: 'Die Frage wurde nicht gefunden.',
  answer_not_found: 'Diese Antwort steht nicht im Verlauf. Bitte laden Sie ihn neu.',
  request_timeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  account_exists: 'Diese Adresse hat schon ein Konto. Melden Sie sich an, um die Einladung zu sehen.',
  already_collaborator: 'Diese Person gehört schon zu den Mitarbeitenden',
  already_invited: 'Diese Person ist schon eingeladen',
  already_accepted: 'Sie gehören schon zu den Mitarbeitenden dieses Netzes.',
  already_owner: 'Dieses Netz gehört Ihnen.',
  owner_withdraws: 'An einem eigenen Netz können Sie die Mitarbeit nicht beenden. Löschen Sie stattdessen das Netz.',
  too_many_collaborators: ({ limit }) =>
    `Ein Netz hat höchstens ${number(limit)} Mitarbeitende, Eingeladene mitgezählt. Entfernen Sie jemanden, um jemand anderen einzuladen.`,
  key_reused: 'Diese Anfrage wurde schon einmal gesendet. Bitte laden Sie die Seite neu.',
  quota_exceeded: 'Ihr Speicherplatz ist voll. Löschen Sie ein Netz, um ein anderes hochzuladen.',
  reset_stands: {
    'not-reset': () => 'Dieser Knoten wurde nicht zurückgesetzt.',
    'saved-since': () =>
      'Seit dem Zurücksetzen wurde für diesen Knoten etwas Neues gespeichert. Deshalb bleibt es beim Zurücksetzen.',
    'too-late': ({ days }) =>
      `Das Zurücksetzen lässt sich ${count(days, 'Tag', 'Tage')} lang rückgängig machen; diese Frist ist abgelaufen.`,
  },
  round_not_open:
    'Die Runde dieser Studie ist nicht offen, darum wurde nichts geändert. Was Sie eingegeben haben, ist noch auf diesem Gerät.',
  numbers_sealed:
    'Bis die Antworten dieser Studie ausgewertet werden, sehen Sie nur Ihre eigenen: Die Zahlen der Datei wären schon eine Antwort.',
  no_combinations: 'Diese Studie stellt ihre Fragen einzeln: Kombinationen gibt es darin nicht.',
  round_open:
    'Eine Runde der Studie ist offen: Fachleute antworten, jede Person für sich, und alles, was sie sehen, bleibt bis zum Ende der Runde, wie es ist.',
  protocol_fixed: 'Jemand hat die Teilnahme zugesagt, darum bleibt, was gefragt wird. Nichts wurde geändert.',
  study_stands: 'Eine Runde dieser Studie wurde eröffnet, damit steht ihr Protokoll fest.',
  results_read: 'Die Ergebnisse wurden schon geöffnet: Die Runde bleibt geschlossen, mit den Antworten, die da waren.',
  results_unopened: 'Die Ergebnisse sind noch nicht geöffnet worden.',
  adoption_stands: {
    'not-adopted': () => 'Im Netz steht kein Ergebnis dieser Studie, das sich wieder herausnehmen ließe.',
    'saved-since': () =>
      'Seitdem wurde für einen Knoten mit Zahlen der Studie etwas Neues gespeichert. Deshalb bleiben sie.',
    'too-late': ({ days }) =>
      `Was ins Netz übernommen wurde, lässt sich ${count(days, 'Tag', 'Tage')} lang wieder herausnehmen; diese Frist ist abgelaufen.`,
  },
  nothing_to_adopt: 'Es gibt keine Zahlen zu übernehmen: Unter drei Antworten entsteht kein gemeinsames Ergebnis.',
  too_many_columns: ({ limit }) =>
    `Auf einmal lassen sich höchstens ${number(limit)} Spalten ins Netz übernehmen. Laden Sie stattdessen die Datei herunter.`,
  no_study: 'Dieses Netz ist keine Studie.',
  study_final: 'Die Studie ist endgültig, deshalb wird das nicht mehr geändert.',
  other_address:
    'Dieser Link wurde an eine andere Adresse geschickt. Bitte prüfen Sie die Adresse. Wenn er an jemand anderen ging, bitten Sie um einen eigenen Link.',
  one_part:
    'Sie haben schon mit diesem Netz zu tun: Es gehört Ihnen, Sie arbeiten daran mit, oder Sie nehmen an seiner Studie teil. Beides zugleich geht nicht.',
  consent_missing:
    'Vor der Teilnahme an dieser Studie sagen Sie, womit Sie einverstanden sind: Öffnen Sie sie auf Ihrer Startseite oder mit dem Link in der E-Mail.',
  has_accepted: 'Diese Einladung wurde angenommen und lässt sich nicht mehr ablehnen oder zurücknehmen.',
  experts_only: 'Das kann nur, wer als Fachperson an der Studie teilnimmt.',
  study_session: 'Der Link in Ihrer E-Mail öffnet diese Studie und sonst nichts. Für alles andere melden Sie sich an.',
  expert_not_found: 'Diese Person gehört nicht oder nicht mehr zu den Fachleuten der Studie.',
  withdrawal_over: 'Die Zeit, in der man von dieser Studie zurücktreten kann, ist vorbei.',
  no_reminder: {
    'not-expected': () =>
      'Diese Person ist fertig, hat abgelehnt oder ist zurückgetreten und wird nicht mehr erinnert.',
    'all-sent': ({ limit }) => `Diese Person wurde schon ${number(limit)}-mal erinnert, öfter geht es nicht.`,
    'too-soon': ({ hours }) =>
      `Die letzte E-Mail an diese Person ist noch zu frisch. Erinnern lässt sie sich in ${count(hours, 'Stunde', 'Stunden')}.`,
  },
  too_many_experts: ({ limit }) => `Eine Studie hat höchstens ${limit} Fachleute. Niemand wurde gefragt.`,
  experts_answer_alone:
    'In einer Studie antwortet jede Person für sich: Wer sonst noch teilnimmt, sieht nur, wem das Netz gehört.',
  node_reset: 'Dieser Knoten wurde inzwischen zurückgesetzt. Bitte laden Sie die Seite neu.',
  other_assessment:
    'Ihre Antworten zu diesem Netz werden inzwischen an anderer Stelle geführt, darum wurde dies nicht gespeichert. Bitte laden Sie die Seite neu.',
  stale_revision: {
    answer: () => 'Inzwischen wurde eine neuere Antwort gespeichert.',
    decided: () => 'Eine inzwischen gespeicherte Kombination beantwortet diese Frage schon.',
    combinations: () => 'Inzwischen wurden andere Kombinationen gespeichert. Bitte laden Sie die Seite neu.',
    outcomes: () => 'Inzwischen wurden andere Ergebnisse und Fälle gespeichert. Bitte laden Sie die Seite neu.',
  },
  too_large: 'Die Anfrage ist zu groß.',
  file_too_large: {
    file: ({ limit }) =>
      `Die Datei ist größer als ${number(limit / 1024 ** 2)} MB. Bitte wählen Sie eine kleinere aus.`,
    part: ({ limit }) => `Ein Teil der Datei ist länger als ${number(limit)} Zeichen. Bitte kürzen Sie ihn.`,
  },
  no_full_table: {
    'not-assessed': ({ nodes, found }) =>
      `Diese Formate enthalten nur Wahrscheinlichkeitstabellen, und ${count(found, 'Knoten hat', 'Knoten haben')} keine: ${listed(nodes, found)}. Laden Sie stattdessen die Datei in ihrem eigenen Format herunter.`,
    'table-too-large': ({ nodes, found }) =>
      `Diese Formate enthalten nur vollständige Tabellen, und ${count(found, 'Tabelle wäre', 'Tabellen wären')} dafür zu groß: ${listed(nodes, found)}. Laden Sie stattdessen die Datei in ihrem eigenen Format herunter.`,
    'one-state': ({ nodes, found }) =>
      `Dieses Format kennt keinen Knoten mit nur einem Zustand, und ${count(found, 'Knoten hat', 'Knoten haben')} nur einen: ${listed(nodes, found)}. Bitte wählen Sie ein anderes Format.`,
    'numbers-missing': ({ nodes, found }) =>
      `${count(found, 'Knoten hat', 'Knoten haben')} noch keine Zahlen: ${listed(nodes, found)}. Beantworten Sie zuerst alle Fragen dazu.`,
  },
  too_many_numbers: ({ limit, nodes }) =>
    `Die Tabellen dieses Netzes haben mehr als ${number(limit)} Zahlen, zu viele, um damit zu rechnen. Die größte ist die von ${listed(nodes, nodes.length)}: Bitte geben Sie diesem Knoten weniger Elternknoten.`,
  unsupported_media_type: {
    'json-wanted': () => 'Diese Art von Inhalt wird hier nicht angenommen. Senden Sie JSON.',
    'multipart-wanted': () => 'Senden Sie die Datei als multipart/form-data.',
    compressed: () => 'Komprimierte Anfragen werden nicht angenommen. Senden Sie den Inhalt, wie er ist.',
  },
  not_a_network: 'Die Datei ist weder XML noch XDSL. Bitte wählen Sie eine andere aus.',
  password_refused: { ...weakPassword, same: () => 'Bitte wählen Sie ein Passwort, das sich vom alten unterscheidet.' },
  invalid_network: 'Das Netz ist in sich nicht stimmig.',
  too_complex: 'Die Datei ist zu komplex, um gelesen zu werden.',
  too_many_requests: {
    attempts: ({ seconds }) =>
      `Zu viele Versuche. Versuchen Sie es in ${count(Math.ceil(seconds / 60), 'Minute', 'Minuten')} noch einmal.`,
    mails: ({ limit, seconds }) =>
      `Sie haben dieser Person innerhalb eines Tages ${count(limit, 'E-Mail', 'E-Mails')} schicken lassen, mehr sind nicht möglich. Nichts wurde geändert, und niemand bekam eine E-Mail. Versuchen Sie es in ${count(Math.ceil(seconds / 3600), 'Stunde', 'Stunden')} noch einmal.`,
    uploads: ({ limit }) =>
      `Sie haben innerhalb einer Stunde ${count(limit, 'Datei', 'Dateien')} hochgeladen, mehr sind nicht möglich. Versuchen Sie es später noch einmal.`,
  },
  ...serverRefusals,
};

function valueIn(value: unknown): string {
  return typeof value === 'string' ? `„${value}“` : typeof value === 'number' ? number(value) : JSON.stringify(value);
}
