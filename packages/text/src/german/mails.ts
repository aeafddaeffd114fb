import type { InvitationFacts, LeftStudies, Letters } from '../letters.js';
import { nameOf, stranger, studyInvitation, studyReminder } from './studyLetters.js';

const ignore = 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.';
const notMe = 'Wenn Sie das nicht waren, öffnen Sie den Link und sagen Sie es dort, oder ignorieren Sie diese E-Mail.';
const freedom = 'Dann nehmen Sie an oder lehnen ab. Sie können jederzeit aufhören; jede Antwort ist gespeichert.';

const asks = ({ site, inviter, inviterAddress, network }: InvitationFacts) =>
  `Jemand bittet Sie bei ${site} um Ihr Urteil über ein Netz. Die Person ist dort als ${nameOf({ inviter, inviterAddress })} angemeldet und nennt das Netz „${network}“.`;

const words = ({ message, due, nodes }: InvitationFacts) => [
  ...(message ? [`Die Person schreibt: „${message}“`] : []),
  [
    nodes > 0 ? `Gefragt wird nach ${nodes === 1 ? 'einem' : nodes} seiner Knoten.` : '',
    due ? `Erhofft sind Ihre Antworten bis ${due}.` : '',
  ]
    .filter(Boolean)
    .join(' '),
];

const leftOf = ({ passed, stops, kept, erased }: LeftStudies) => [
  ...passed.map(
    ({ network, deputy }) =>
      `Ihre Studie „${network}“ ist auf „${deputy}“ übergegangen. Wird das Löschen rückgängig gemacht, kommt sie nicht zurück.`,
  ),
  ...stops.map(
    (network) =>
      `Für Ihre Studie „${network}“ gibt es keine Stellvertretung: Sie wird beendet, wenn das Konto gelöscht wird. Ihre Antworten bleiben erhalten, doch niemand führt sie dann weiter oder öffnet ihre Auswertung.`,
  ),
  kept + erased > 0
    ? `Ihre Teilnahme an ${kept + erased === 1 ? 'einer Studie' : `${kept + erased} Studien`} anderer ist beendet. ${answersOf(kept, erased)} Wird das Löschen rückgängig gemacht, kommt sie nicht zurück.`
    : '',
];

const answersOf = (kept: number, erased: number) => {
  if (erased === 0) return 'Ihre Antworten bleiben dort unter einem Code stehen.';
  return kept === 0
    ? 'Ihre Antworten dort sind gelöscht.'
    : `Ihre Antworten sind in ${erased} gelöscht; in ${kept}, wo Fachleute sie nicht mehr zurückziehen können, bleiben sie unter einem Code stehen.`;
};

const takesPart = 'Sie bekommen diese E-Mail, weil Sie an der Studie teilnehmen.';

const finishedOf = (finished: number, experts: number) =>
  `${finished} von ${experts}, die teilnehmen, ${finished === 1 ? 'hat' : 'haben'} sich fertig gemeldet.`;

export const letters: Letters = {
  activation: ({ site, url }) => ({
    subject: `Aktivieren Sie Ihr Konto bei ${site}`,
    paragraphs: [
      `Jemand hat sich bei ${site} mit dieser Adresse registriert. Wenn Sie das waren, fehlt noch ein Schritt: Öffnen Sie diesen Link innerhalb von 24 Stunden. Danach können Sie sich anmelden.`,
    ],
    action: { label: 'Konto aktivieren', url },
    note: notMe,
  }),
  registeredAgain: ({ site, url, registeredAt }) => ({
    subject: `Ihre Adresse wurde bei ${site} noch einmal registriert`,
    paragraphs: [
      `Jemand hat sich am ${registeredAt} noch einmal mit dieser Adresse registriert. Eine frühere Registrierung wartet noch auf ihre Aktivierung.`,
      'Jede E-Mail aktiviert die Registrierung, zu der sie gehört, mit dem Passwort, das dabei gewählt wurde. Die anderen verfallen damit.',
    ],
    action: { label: 'Diese Registrierung aktivieren', url },
    note: `Öffnen Sie diesen Link innerhalb von 24 Stunden, und nur, wenn Sie sich zu dieser Zeit registriert haben. ${ignore} Der Link Ihrer eigenen Registrierung gilt weiter.`,
  }),
  alreadyRegistered: ({ site, url }) => ({
    subject: `Sie haben schon ein Konto bei ${site}`,
    paragraphs: [
      'Jemand wollte sich gerade mit dieser Adresse registrieren; sie gehört aber schon zu einem Konto. Es wurde nichts geändert.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    note: `Wenn Sie Ihr Passwort vergessen haben, legen Sie ein neues fest. ${ignore}`,
  }),
  password: ({ site, url }) => ({
    subject: `Neues Passwort für ${site} festlegen`,
    paragraphs: [
      'Öffnen Sie diesen Link innerhalb einer Stunde, um ein neues Passwort festzulegen. Er gilt nur einmal.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    note: `Jemand hat diesen Link angefordert. ${ignore} Ihr Passwort bleibt, wie es ist.`,
  }),
  passwordChanged: ({ site, url }) => ({
    subject: `Ihr Passwort für ${site} wurde geändert`,
    paragraphs: ['Das Passwort Ihres Kontos wurde gerade geändert. Überall sonst wurden Sie abgemeldet.'],
    action: { label: 'Das war ich nicht: neues Passwort festlegen', url },
    note: 'Wenn Sie es waren, brauchen Sie nichts zu tun.',
  }),
  secondFactor: ({ site, url, what }) => ({
    subject: {
      set: `Ihr Konto bei ${site} hat jetzt einen zweiten Faktor`,
      removed: `Ihr Konto bei ${site} hat keinen zweiten Faktor mehr`,
      reset: `Der zweite Faktor Ihres Kontos bei ${site} wurde entfernt`,
    }[what],
    paragraphs: [
      {
        set: 'Ab jetzt melden Sie sich mit Ihrem Passwort und einem Code aus Ihrer App an. Bewahren Sie die Ersatzcodes sicher auf.',
        removed: 'Sie haben ihn entfernt. Ab jetzt melden Sie sich allein mit Ihrem Passwort an.',
        reset:
          'Jemand, der die Website betreibt, hat ihn entfernt, wie bei Menschen, die ihr Telefon verloren haben. Sie melden sich jetzt allein mit Ihrem Passwort an. Sie können einen neuen zweiten Faktor einrichten.',
      }[what],
    ],
    action: { label: 'Das war ich nicht: neues Passwort festlegen', url },
    note: 'Wenn Sie es waren oder darum gebeten haben, brauchen Sie nichts zu tun.',
  }),
  newAddress: ({ site, url }) => ({
    subject: `Bestätigen Sie Ihre neue Adresse für ${site}`,
    paragraphs: [
      `Jemand mit einem Konto bei ${site} möchte dafür diese Adresse verwenden. Wenn Sie das waren, öffnen Sie diesen Link innerhalb von 24 Stunden und bestätigen Sie.`,
      'Eine zweite E-Mail ist an Ihre bisherige Adresse unterwegs. Das Konto verwendet die neue, sobald beide Links bestätigt sind.',
    ],
    action: { label: 'Änderung ansehen', url },
    note: ignore,
  }),
  presentAddress: ({ site, url, address }) => ({
    subject: `Eine andere Adresse für Ihr Konto bei ${site}?`,
    paragraphs: [
      `Jemand, der Ihr Passwort kennt, möchte, dass Ihr Konto künftig ${address} verwendet. Wenn Sie das waren, öffnen Sie diesen Link innerhalb von 24 Stunden und stimmen Sie zu.`,
      'Eine zweite E-Mail ist an die neue Adresse unterwegs. Das Konto verwendet sie, sobald beide Links bestätigt sind; von da an melden Sie sich mit ihr an.',
    ],
    action: { label: 'Zustimmen oder ablehnen', url },
    note: 'Wenn Sie das nicht waren, öffnen Sie den Link, lehnen Sie ab, und legen Sie ein neues Passwort fest. Wenn Sie nichts tun, behält Ihr Konto seine Adresse.',
  }),
  addressTaken: ({ site, url }) => ({
    subject: `Ihre Adresse bei ${site}`,
    paragraphs: [
      'Jemand wollte diese Adresse für ein anderes Konto verwenden; sie gehört aber schon zu Ihrem. Es wurde nichts geändert.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    note: `Wenn Sie das waren und das Passwort dieses Kontos vergessen haben, legen Sie ein neues fest. ${ignore}`,
  }),
  addressChanged: ({ site, url, address }) => ({
    subject: `Ihr Konto bei ${site} hat eine andere Adresse`,
    paragraphs: [
      `Ihr Konto verwendet ab jetzt ${address}: Melden Sie sich damit an. Sie wurden überall abgemeldet.`,
      'Einladungen, die auf diese Adresse gewartet haben, finden Sie auf Ihrer Startseite.',
    ],
    action: { label: 'Anmelden', url },
    note: 'Beide Adressen haben dem zugestimmt und erhalten diese E-Mail.',
  }),
  invitation: (facts) => ({
    subject: `Einladung zu einem Netz bei ${facts.site}`,
    paragraphs: [
      asks(facts),
      ...words(facts),
      `Melden Sie sich an, um zu sehen, wie viele Fragen es sind und wie lange sie dauern. ${freedom}`,
    ].filter(Boolean),
    action: { label: 'Einladung ansehen', url: facts.url },
    note: stranger,
  }),
  invitationToJoin: (facts) => ({
    subject: `Einladung zu einem Netz bei ${facts.site}`,
    paragraphs: [
      asks(facts),
      ...words(facts),
      `Dieser Link ist Ihrer: Er zeigt, wie viele Fragen es sind und wie lange sie dauern, und registriert Sie ohne eine weitere E-Mail. ${freedom}`,
    ].filter(Boolean),
    action: { label: 'Einladung ansehen', url: facts.url },
    note: `${stranger} Geben Sie den Link nicht weiter: Er registriert mit Ihrer Adresse. Wenn sich niemand registriert, werden die Einladung und diese Adresse nach 90 Tagen gelöscht.`,
  }),
  invitationAccepted: ({ site, url, person, network }) => ({
    subject: `Ihre Einladung bei ${site} wurde angenommen`,
    paragraphs: [`„${person}“ hat Ihre Einladung angenommen und kann nun Fragen des Netzes „${network}“ beantworten.`],
    action: { label: 'Netz öffnen', url },
    note: 'Sie bekommen diese E-Mail, weil Ihnen das Netz gehört.',
  }),
  invitationDeclined: ({ site, url, person, network }) => ({
    subject: `Ihre Einladung bei ${site} wurde abgelehnt`,
    paragraphs: [
      `„${person}“ hat Ihre Einladung zum Netz „${network}“ abgelehnt. Nach einem Grund wurde nicht gefragt.`,
    ],
    action: { label: 'Netz öffnen', url },
    note: 'Sie bekommen diese E-Mail, weil Ihnen das Netz gehört. Sie können jemand anderen einladen, oder dieselbe Person noch einmal.',
  }),
  partFinished: ({ site, url, person, network }) => ({
    subject: `Bei ${site} ist alles beantwortet, worum Sie gebeten haben`,
    paragraphs: [`Alles, wonach Sie „${person}“ im Netz „${network}“ gefragt haben, ist nun beantwortet.`],
    action: { label: 'Netz öffnen', url },
    note: 'Sie bekommen diese E-Mail, weil Ihnen das Netz gehört.',
  }),
  studyInvitation,
  studyReminder,
  studyClosed: ({ site, url, network, sees, withdrawal }) => ({
    subject: `Eine Studie bei ${site} ist geschlossen`,
    paragraphs: [
      `Die Runde der Studie „${network}“, an der Sie fachkundig teilnehmen, ist geschlossen. Ihre Antworten zählen so, wie sie sind, und lassen sich nicht mehr ändern.`,
      sees === 'pool'
        ? 'Ihre eigenen Antworten können Sie auf der Website lesen, und was alle zusammen gesagt haben, sobald die Ergebnisse geöffnet sind.'
        : 'Ihre eigenen Antworten können Sie auf der Website lesen.',
      withdrawal === 'until_final'
        ? 'Bis die Studie abgeschlossen ist, können Sie sich dort zurückziehen und Ihre Antworten darin lassen oder löschen.'
        : 'Wie vor Ihrer Teilnahme gesagt, ließen sich Ihre Antworten bis jetzt zurückziehen.',
    ],
    action: { label: 'Eigene Antworten ansehen', url },
    note: takesPart,
  }),
  studyReopened: ({ site, url, network, closes }) => ({
    subject: `Eine Studie bei ${site} ist wieder offen`,
    paragraphs: [
      `Die Runde der Studie „${network}“ war geschlossen, und das wurde zurückgenommen. Bis ${closes} können Sie beantworten, was offen ist, und ändern, was Sie beantwortet haben.`,
    ],
    action: { label: 'Studie öffnen', url },
    note: takesPart,
  }),
  studyExtended: ({ site, url, network, closes }) => ({
    subject: `Eine Studie bei ${site} ist länger offen`,
    paragraphs: [
      `Die Runde der Studie „${network}“ schließt später als angekündigt: am ${closes}. Bis dahin können Sie beantworten, was offen ist, und ändern, was Sie beantwortet haben.`,
    ],
    action: { label: 'Studie öffnen', url },
    note: takesPart,
  }),
  studyClosedByDate: ({ site, url, network, finished, experts }) => ({
    subject: `Die Runde Ihrer Studie bei ${site} ist geschlossen`,
    paragraphs: [
      `Ihr Datum ist gekommen: Die Runde der Studie „${network}“ ist geschlossen. ${finishedOf(finished, experts)}`,
      'Sie können die Ergebnisse jetzt öffnen. Solange das niemand getan hat, lässt sich das Schließen zurücknehmen.',
    ],
    action: { label: 'Studie öffnen', url },
    note: 'Sie bekommen diese E-Mail, weil Ihnen das Netz gehört.',
  }),
  deputyRequest: (facts) => ({
    subject: `Würden Sie eine Studie bei ${facts.site} weiterführen?`,
    paragraphs: [
      `Jemand bittet Sie um die Stellvertretung für eine Studie bei ${facts.site}. Angemeldet ist die Person dort als ${nameOf(facts)}, die Studie nennt sie „${facts.network}“.`,
      facts.purpose && `Wozu, in ihren Worten: „${facts.purpose}“`,
      'Wenn Sie zusagen, ändert sich vorerst nichts. Die Studie geht erst dann auf Sie über, wenn das andere Konto gelöscht wird, damit die Antworten der Fachleute nicht verloren sind.',
      'Zum Antworten brauchen Sie ein Konto mit dieser Adresse: Melden Sie sich an, oder registrieren Sie sich vorher.',
    ].filter(Boolean),
    action: { label: 'Ansehen, worum es geht', url: facts.url },
    note: 'Wenn Sie nicht wissen, wer Sie bittet, können Sie diese E-Mail ignorieren. Eine Bitte, auf die niemand antwortet, verfällt nach 90 Tagen.',
  }),
  deputyAccepted: ({ site, url, person, network }) => ({
    subject: `Ihre Studie bei ${site} hat eine Stellvertretung`,
    paragraphs: [`„${person}“ führt die Studie „${network}“ weiter, falls Sie Ihr Konto löschen.`],
    action: { label: 'Studie öffnen', url },
    note: 'Sie bekommen diese E-Mail, weil Ihnen die Studie gehört.',
  }),
  deputyDeclined: ({ site, url, person, network }) => ({
    subject: `Ihre Studie bei ${site} hat keine Stellvertretung`,
    paragraphs: [
      `„${person}“ möchte die Stellvertretung für die Studie „${network}“ nicht übernehmen. Nach einem Grund wurde nicht gefragt; Sie können jemand anderen bitten.`,
    ],
    action: { label: 'Studie öffnen', url },
    note: 'Sie bekommen diese E-Mail, weil Ihnen die Studie gehört.',
  }),
  studyPassed: ({ site, url, owner, network }) => ({
    subject: `Eine Studie bei ${site} gehört jetzt Ihnen`,
    paragraphs: [
      `„${owner}“ löscht das eigene Konto, und Sie haben zugesagt, die Studie „${network}“ dann weiterzuführen. Sie gehört ab jetzt Ihnen, mit allem, was dazugehört.`,
      'Ihre Regeln sind, wie sie waren, ebenso alle Antworten. Die Fachleute können antworten wie bisher.',
    ],
    action: { label: 'Studie öffnen', url },
    note: 'Sie bekommen diese E-Mail, weil Sie die Stellvertretung für die Studie zugesagt haben.',
  }),
  studyStopped: ({ site, url, network, wasRead, withdrawal }) => ({
    subject: `Eine Studie bei ${site} wurde beendet`,
    paragraphs: [
      `Die Studie „${network}“, an der Sie teilnehmen, wurde beendet, weil die Person, der sie gehörte, nicht mehr da ist. ${wasRead ? 'Ihre Antworten bleiben erhalten, wie sie sind, und niemand führt sie weiter.' : 'Ihre Antworten bleiben erhalten, und außer Ihnen kann sie auf der Website niemand lesen.'}`,
      withdrawal === 'until_final'
        ? 'Sie können dort jederzeit zurücktreten und Ihre Antworten stehen oder löschen lassen.'
        : 'Wie Ihnen vor der Teilnahme gesagt wurde, konnten Sie Ihre Antworten bis zum Schließen der Runde zurückziehen.',
    ],
    action: { label: 'Ihre Antworten ansehen', url },
    note: takesPart,
  }),
  handedOver: ({ site, url, owner, network }) => ({
    subject: `Ihnen gehört jetzt ein Netz bei ${site}`,
    paragraphs: [
      `Ein Netz, an dem Sie mitarbeiten, gehört jetzt Ihnen: „${network}“, übergeben von „${owner}“. Sie entscheiden, wer daran mitarbeitet, und können es teilen, übergeben oder löschen.`,
      'Alle Antworten sind erhalten.',
    ],
    action: { label: 'Netz öffnen', url },
    note: 'Sie erhalten diese E-Mail, weil Sie an dem Netz mitarbeiten.',
  }),
  accountDeleted: ({ site, url, until, ...left }) => ({
    subject: `Ihr Konto bei ${site} wird gelöscht`,
    paragraphs: [
      `Ihr Konto wird am ${until} gelöscht. Bis dahin können Sie das mit dem Link unten rückgängig machen.`,
      'Netze, die Sie teilen und weder übergeben noch gelöscht haben, gehen an die Person über, die am längsten daran mitarbeitet; sie erfährt es per E-Mail. Ihre Antworten bleiben darin unter „Gelöschtes Konto“ erhalten.',
      ...leftOf(left),
    ].filter(Boolean),
    action: { label: 'Konto behalten', url },
    note: 'Wenn das Konto gelöscht werden soll, brauchen Sie nichts zu tun.',
  }),
};
