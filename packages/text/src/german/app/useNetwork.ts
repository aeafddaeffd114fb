import type { Text } from '../../english/app.js';

export const useNetwork: Text['useNetwork'] = {
  title: 'Netz benutzen',
  about: 'Was die bisherigen Antworten über eine Person sagen',
  restsOn: (answered, all) =>
    `Beruht auf den Antworten zu ${answered} von ${all} Knoten, sonst auf den Zahlen der Datei.`,
  nothingYet: 'Noch nichts zu sehen: Kein Knoten ist beantwortet.',
};
