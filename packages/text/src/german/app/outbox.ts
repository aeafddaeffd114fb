import type { Text } from '../../english/app.js';

export const outbox: Text['outbox'] = {
  offline: (waiting) =>
    waiting === 0
      ? 'Sie sind offline. Ihre Antworten bleiben auf diesem Gerät und werden später gesendet.'
      : `Sie sind offline. ${waiting === 1 ? '1 Antwort bleibt auf diesem Gerät und wird' : `${waiting} Antworten bleiben auf diesem Gerät und werden`} später gesendet.`,
  waiting: (count) =>
    `${count === 1 ? '1 Antwort liegt' : `${count} Antworten liegen`} auf diesem Gerät und ${count === 1 ? 'ist' : 'sind'} noch nicht gespeichert. Wir versuchen weiter, sie zu senden.`,
  waitingForLogin: (count) =>
    count === 1
      ? '1 Antwort ist noch nicht gespeichert und liegt auf diesem Gerät. Sie wird gesendet, wenn Sie sich mit demselben Konto wieder anmelden.'
      : `${count} Antworten sind noch nicht gespeichert und liegen auf diesem Gerät. Sie werden gesendet, wenn Sie sich mit demselben Konto wieder anmelden.`,
  delivered: (count) =>
    count === 1
      ? 'Die Antwort, die auf diesem Gerät lag, ist gesendet und gespeichert.'
      : `Die ${count} Antworten, die auf diesem Gerät lagen, sind gesendet und gespeichert.`,
  late: (count, owner) =>
    count === 1
      ? `Die Runde war schon geschlossen, als diese Antwort ankam. Sie ist aufgehoben, und ${owner} kann sie aufnehmen, solange die Ergebnisse nicht geöffnet sind.`
      : `Die Runde war schon geschlossen, als ${count} Antworten ankamen. Sie sind aufgehoben, und ${owner} kann sie aufnehmen, solange die Ergebnisse nicht geöffnet sind.`,
  notKept:
    'Dieser Browser kann auf diesem Gerät nichts aufbewahren. Bleiben Sie auf dieser Seite, bis gespeichert ist, was Sie eingegeben haben.',
  sendNow: 'Jetzt senden',
  refused: (title) => `Eine Antwort zu „${title}“ wurde nicht gespeichert.`,
  gone: 'Das Netz wurde gelöscht oder ist nicht mehr mit Ihnen geteilt. Die Antwort bleibt hier auf diesem Gerät gespeichert.',
  download: 'Antwort herunterladen',
  open: 'Frage öffnen',
  discard: 'Verwerfen',
};
