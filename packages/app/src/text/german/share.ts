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
  noResponse: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
};
