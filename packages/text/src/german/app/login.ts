import type { Text } from '../../english/app.js';

export const login: Text['login'] = {
  title: 'Anmelden',
  lead: 'Fassen Sie Ihr Wissen in Zahlen: eine einfache Frage nach der anderen.',
  username: 'Benutzername oder E-Mail-Adresse',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  signup: 'Registrieren',
  submit: 'Anmelden',
  submitting: 'Sie werden angemeldet …',
  invited: 'Dann sehen Sie die Einladung.',
  goesOn: 'Nach der Anmeldung geht es dort weiter, wo Sie aufgehört haben.',
  failedTitle: 'Anmeldung fehlgeschlagen',
  noToken: 'Benutzername oder Passwort ist falsch',
  refused: 'Prüfen Sie Benutzername und Passwort, und versuchen Sie es noch einmal.',
  failed: 'Bei der Anmeldung ist ein Fehler aufgetreten',
  demoTitle: 'Mit einem Demokonto ausprobieren',
  demoHint: 'Auswählen, und das Formular ist ausgefüllt.',
  useDemo: (username) => `${username} eintragen`,
  sessionEnded:
    'Ihre Sitzung ist beendet, deshalb wurden Sie abgemeldet. Melden Sie sich wieder an, um weiterzumachen.',
};
