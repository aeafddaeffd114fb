import type { Text } from '../../english/app.js';

export const share: Text['share'] = {
  required: 'Bitte geben Sie einen Benutzernamen ein',
  alreadyCollaborator: 'Diese Person gehört schon zu den Mitarbeitenden',
  alreadyInvited: 'Diese Person ist schon eingeladen',
  userNotFound: 'Dieses Konto wurde nicht gefunden',
  ownNetwork: 'Das Netz gehört Ihnen schon.',
  inviteFailed: 'Die Einladung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  removed: 'Die Person wurde entfernt',
  removeFailed: 'Die Person konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  wordsNeedAddress:
    'Warum, bis wann und welche Knoten: Das geht nur mit einer E-Mail-Adresse. Geben Sie die Adresse ein, oder leeren Sie diese Felder.',
  listFailed: 'Die Liste konnte nicht geladen werden.',
  partlyFailed: 'Ein Teil der Liste konnte nicht geladen werden.',
  invitedOn: (day) => `eingeladen am ${day}`,
  partOf: (nodes) => `${nodes} Knoten`,
  message: 'Warum Sie fragen',
  messageHint: 'Das lesen die Eingeladenen zuerst, in der E-Mail und bei der Einladung.',
  messageLeftOut:
    'Darin steht etwas, das wie eine Adresse aussieht. Deshalb kommt der Text nicht in die E-Mail, sondern steht nur bei der Einladung.',
  due: 'Antworten bis',
  onlySome: 'Nur einige Knoten',
  choosePart: 'Die Knoten, nach denen Sie fragen. Andere dürfen auch beantwortet werden.',
  searchNodes: 'Knoten suchen',
  noSuchNode: 'Kein Knoten heißt so.',
  nodesFailed: 'Die Knoten konnten nicht geladen werden.',
  chosen: (count, all) => (count === 0 ? `Alle ${all} Knoten` : `${count} von ${all} Knoten`),
  tooMany: (most) => `Höchstens ${most} Adressen auf einmal.`,
  sent: (count, first) => (count === 1 ? `Einladung an ${first} gesendet` : `${count} Einladungen gesendet`),
  invited: (count, first) =>
    count === 1
      ? `${first} ist eingeladen. Die E-Mail geht hinaus, sobald der Mailserver sie annimmt.`
      : `${count} Personen sind eingeladen. Ihre E-Mails gehen hinaus, sobald der Mailserver sie annimmt.`,
  mailWaits: 'E-Mail noch nicht gesendet',
  undelivered:
    'Die E-Mail konnte nicht zugestellt werden. Wenn die Adresse falsch ist, entfernen Sie sie und laden Sie die richtige ein.',
  mailsWait: (count, first) =>
    count === 1
      ? `${first} ist eingeladen. E-Mails gehen hier zurzeit mit Verspätung hinaus: Diese folgt von selbst.`
      : `${count} Personen sind eingeladen. E-Mails gehen hier zurzeit mit Verspätung hinaus: Diese folgen von selbst.`,
  notSent: {
    not_an_address: (list) => `Keine E-Mail-Adresse: ${list}.`,
    already_invited: (list) => `Schon eingeladen: ${list}.`,
    already_collaborator: (list) => `Arbeitet schon mit: ${list}.`,
    own_address: (list) => `Ihre eigene Adresse: ${list}.`,
    later: (list) =>
      `Hat in der letzten Stunde schon mehrere Einladungen bekommen; bitte in einer Stunde noch einmal: ${list}.`,
  },
  handOver: 'Übergeben',
  handOverTo: (name) => `An ${name} übergeben`,
  handOverQuestion: (name) => `Möchten Sie dieses Netz an ${name} übergeben?`,
  handOverConsequence: (network) =>
    `Sie arbeiten weiter an ${network} mit, können es aber nicht mehr teilen oder löschen. Zurückgeben kann es nur, wem es dann gehört.`,
  handedOver: (network, name) =>
    `${network} gehört jetzt ${name}, eine E-Mail dazu ist unterwegs. Sie arbeiten weiter daran mit.`,
  handOverFailed: 'Das Netz konnte nicht übergeben werden. Bitte versuchen Sie es noch einmal.',
  noResponse: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
};
