import type { Text } from '../../english/app.js';

export const useNetwork: Text['useNetwork'] = {
  title: 'Netz benutzen',
  about: 'Was die bisherigen Antworten über eine Person sagen',
  restsOn: (answered, all) =>
    `Beruht auf den Antworten zu ${answered} von ${all} Knoten; die übrigen Zahlen sind die der Datei.`,
  nothingYet: 'Noch keine Ergebnisse. Beantworten Sie zuerst einen Knoten.',
};
