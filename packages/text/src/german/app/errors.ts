import type { Text } from '../../english/app.js';

export const errors: Text['errors'] = {
  title: 'Unerwarteter Fehler',
  text: 'Auf dieser Seite ist etwas schiefgegangen. Alles, was Sie gespeichert haben, ist sicher.',
  reload: 'Seite neu laden',
  home: 'Zur Startseite',
};
