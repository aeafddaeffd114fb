import type { NotAssessedReason } from '@credence/bayesnet';
import { dateFormat } from '../../dateFormat.js';
import { common } from './common.js';
import type { Text } from '../../english/app.js';

const reasons: Readonly<Record<NotAssessedReason, string>> = {
  deterministic: 'Sein Wert folgt aus seinen Eltern; es gibt keine Wahrscheinlichkeit, nach der man fragen könnte.',
  'noisy-max': 'Ein Noisy-MAX-Knoten: Seine Zahlen sind keine Tabelle von Wahrscheinlichkeiten.',
  'noisy-adder': 'Ein Noisy-Adder-Knoten: Seine Zahlen sind keine Tabelle von Wahrscheinlichkeiten.',
  decision: 'Eine Entscheidung: Jemand trifft sie, und niemand gibt ihr eine Wahrscheinlichkeit.',
  utility: 'Er enthält Nutzenwerte; das sind keine Wahrscheinlichkeiten.',
  equation: 'Er wird durch eine Gleichung beschrieben und nicht durch eine Tabelle von Wahrscheinlichkeiten.',
  unknown: 'Seine Art ist hier nicht bekannt. In der Datei bleibt er, wie er ist.',
  'parent-without-states': 'Einer seiner Elternknoten hat keine Zustände, aus denen man wählen könnte.',
  'one-state': 'Er hat nur einen Zustand; es gibt nichts zu fragen.',
  'unread-table': 'Seine Wahrscheinlichkeiten sind in der Datei so geschrieben, wie sie hier nicht gelesen werden.',
};

/** A reason without a sentence here is shown in the server's English: better than not at all. */
export const server: Text['server'] = {
  notAssessed: (sentence, reason) => (Object.hasOwn(reasons, reason) ? reasons[reason as NotAssessedReason] : sentence),
  browser: (name) => name.replace(' on ', ' unter '),
  activationSent: (_sentence) => 'Wenn dieses Konto auf seine Aktivierung wartet, bekommen Sie den Link noch einmal.',
  confirmed: (_sentence) => 'Ihr Konto wurde bestätigt. Sie können sich jetzt anmelden.',
  passwordNeeded: (_sentence) => 'Ein Schritt fehlt noch: Ihr Passwort aktiviert das Konto.',
  registrationRemoved: (_sentence) => 'Die Registrierung wurde entfernt. Niemand kann diese Adresse nutzen.',
  passwordLinkSent: (_sentence) => 'Wenn es zu dieser Adresse ein Konto gibt, bekommt sie eine E-Mail mit einem Link.',
  passwordSet: (_sentence) => 'Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.',
  accountDeleted: (_sentence, deletedOn) => {
    const day = dateFormat(common.dates, 'day').format(new Date(deletedOn));
    return `Ihr Konto wird am ${day} gelöscht. Bis dahin können Sie das mit dem Link in der E-Mail rückgängig machen, die wir Ihnen geschickt haben.`;
  },
  loggedOut: (_sentence) => 'Sie sind abgemeldet.',
};
