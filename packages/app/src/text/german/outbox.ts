import type { Text } from '../english.js';

export const outbox: Text['outbox'] = {
  offline: (waiting) =>
    waiting === 0
      ? 'Sie sind offline. Was Sie antworten, wartet auf diesem Gerät.'
      : `Sie sind offline. ${waiting === 1 ? '1 Antwort wartet' : `${waiting} Antworten warten`} auf diesem Gerät.`,
  waiting: (count) =>
    `${count === 1 ? '1 Antwort ist' : `${count} Antworten sind`} noch nicht gespeichert und ${count === 1 ? 'liegt' : 'liegen'} auf diesem Gerät. Wir versuchen es weiter.`,
  waitingForLogin: (count) =>
    count === 1
      ? '1 Antwort ist noch nicht gespeichert und liegt auf diesem Gerät. Sie wird gesendet, wenn Sie sich anmelden.'
      : `${count} Antworten sind noch nicht gespeichert und liegen auf diesem Gerät. Sie werden gesendet, wenn Sie sich anmelden.`,
  notKept:
    'Dieser Browser kann auf diesem Gerät nichts aufbewahren. Bleiben Sie auf dieser Seite, bis gespeichert ist, was Sie eingegeben haben.',
  sendNow: 'Jetzt senden',
  refused: (title) => `Eine Antwort zu „${title}“ wurde nicht gespeichert.`,
  gone: 'Das Netz wurde gelöscht oder ist nicht mehr mit Ihnen geteilt. Die Antwort liegt weiter hier, auf diesem Gerät.',
  download: 'Antwort herunterladen',
  open: 'Frage öffnen',
  discard: 'Verwerfen',
};
