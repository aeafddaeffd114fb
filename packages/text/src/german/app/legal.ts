import type { Text } from '../../english/app.js';

export const legal: Text['legal'] = {
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  contact: 'Kontakt:',
  failed: 'Diese Seite konnte nicht geladen werden.',
  failedDetails: 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
};
