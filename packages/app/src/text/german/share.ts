import type { Text } from '../english.js';

export const share: Text['share'] = {
  required: 'Bitte geben Sie einen Benutzernamen ein',
  alreadyCollaborator: 'Diese Person gehört schon zu den Mitarbeitenden',
  alreadyInvited: 'Diese Person ist schon eingeladen',
  userNotFound: 'Dieses Konto wurde nicht gefunden',
  invited: (name) => `Einladung an ${name} gesendet`,
  inviteFailed: 'Die Einladung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  removed: 'Die Person wurde entfernt',
  removeFailed: 'Die Person konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  listFailed: 'Die Liste konnte nicht geladen werden.',
  partlyFailed: 'Ein Teil der Liste konnte nicht geladen werden.',
  noAccount: 'Noch kein Konto',
  byEmail: 'Per E-Mail einladen',
  addresses: 'E-Mail-Adressen',
  addressesHint:
    'Mehrere trennen Sie durch Kommas. Jede bekommt eine E-Mail mit einem Link; wer noch kein Konto hat, kann sich damit registrieren.',
  send: 'Einladungen senden',
  sending: 'Wird gesendet …',
  noAddress: 'Bitte geben Sie mindestens eine E-Mail-Adresse ein.',
  tooMany: (most) => `Höchstens ${most} Adressen auf einmal.`,
  sent: (count, first) => (count === 1 ? `Einladung an ${first} gesendet` : `${count} Einladungen gesendet`),
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
