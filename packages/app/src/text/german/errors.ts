import type { Text } from '../english.js';

export const errors: Text['errors'] = {
  title: 'Unerwarteter Fehler',
  text: 'Auf dieser Seite ist etwas schiefgegangen. Was Sie gespeichert haben, ist sicher.',
  reload: 'Seite neu laden',
  home: 'Zur Startseite',
};
