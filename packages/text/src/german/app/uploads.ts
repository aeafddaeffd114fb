import type { Text } from '../../english/app.js';

export const uploads: Text['uploads'] = {
  drop: 'Legen Sie hier eine XML- oder XDSL-Datei ab, oder',
  dropSeveral: 'Legen Sie hier XML- oder XDSL-Dateien oder einen Ordner ab, oder',
  fileStays:
    'Ihre Originaldatei bleibt, wie sie ist; es ändern sich nur die Wahrscheinlichkeiten, die Sie einschätzen.',
  list: 'Dateien zum Hochladen',
  checking: 'Wird geprüft …',
  waiting: 'Wartet',
  sending: (percent) => `Wird gesendet, ${percent} %`,
  reading: 'Gesendet, wird verarbeitet',
  stored: 'Hochgeladen',
  giveNames: 'Namen geben',
  giveNamesTo: (name) => `Namen geben: ${name}`,
  sameAs: (filename, networkId) => `Sie haben bereits ein Netz mit demselben Inhalt: ${filename} (${networkId}).`,
  refused: 'Abgelehnt',
  failed: 'Die Datei kam nicht an. Sie steht weiter in dieser Liste.',
  unable:
    'Zurzeit kann nichts gespeichert werden. An der Datei liegt es nicht: Sie steht weiter in dieser Liste und kann in einigen Minuten noch einmal gesendet werden.',
  unreadable: 'Dieses Gerät kann die Datei nicht mehr lesen. Bitte wählen Sie sie noch einmal aus.',
  signedOut: 'Nicht gesendet, weil Sie abgemeldet wurden.',
  cancelled: 'Abgebrochen',
  allTheSame: (problem) => `${problem} Sie können sie trotzdem hochladen.`,
  more: (problems) => (problems === 1 ? 'und 1 weiterer Fehler' : `und ${problems} weitere Fehler`),
  again: 'Erneut versuchen',
  sendAgain: (name) => `Erneut versuchen: ${name}`,
  cancel: (name) => `Hochladen von ${name} abbrechen`,
  remove: (name) => `${name} entfernen`,
  cancelAll: 'Alle abbrechen',
  removeAll: 'Liste leeren',
  progress: (done, all) => `${done} von ${all} fertig`,
  result: (stored, all) => (stored === all ? `Alle ${all} hochgeladen` : `${stored} von ${all} hochgeladen`),
  chosen: (all) => (all === 1 ? '1 Datei' : `${all} Dateien`),
  notTaken: (missing, all) =>
    `${missing} von ${all} Dateien ${missing === 1 ? 'konnte' : 'konnten'} nicht hochgeladen werden. Die Gründe stehen in der Liste.`,
  keptInTab:
    'Sie wurden abgemeldet, bevor alles gesendet war. Dateien lassen sich hier nicht speichern; sie bleiben nur in dieser Liste, solange dieser Tab offen ist. Mit „Hochladen“ senden Sie sie.',
};
