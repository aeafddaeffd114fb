import type { Text } from '../../english/app.js';
import { named } from './named.js';

export const home: Text['home'] = {
  title: 'Start',
  welcomeBack: (name) => (name ? `Willkommen zurück, ${name}` : 'Willkommen zurück'),
  welcome: (name) => (name ? `Willkommen, ${name}` : 'Willkommen'),
  continueTitle: 'Netz weiterbearbeiten:',
  selectNetwork: 'Netz auswählen',
  networkLabel: (filename, networkId) => `${filename} (${networkId})`,
  continue: 'Weiterbearbeiten',
  noSelection: 'Bitte wählen Sie ein Netz aus, das Sie weiterbearbeiten möchten.',
  recentTitle: 'Zuletzt bearbeitete Netze',
  question: (number, node) => `Frage ${number} zu ${named(node)}`,
  lastNode: (node) => `zuletzt bearbeitet: ${named(node)}`,
  notStarted: 'nicht begonnen',
  roundClosed: (results) =>
    `Runde geschlossen, Ihre Antworten bleiben erhalten${results ? '; Ergebnisse zu lesen' : ''}`,
  ownStudy: (open) => (open ? 'Ihre Studie, Runde läuft' : 'Ihre Studie, Runde geschlossen'),
  completed: 'abgeschlossen',
  sharedBy: (name) => `geteilt von ${name}`,
  shared: 'mit Ihnen geteilt',
  handedOver: (network, from) =>
    from === ''
      ? `${network} gehört jetzt Ihnen: Das Konto, zu dem es gehörte, wurde gelöscht.`
      : `${from} hat Ihnen ${network} übergeben. Das Netz gehört jetzt Ihnen.`,
  open: 'Öffnen',
  openNetwork: (network) => `${network} öffnen`,
  joined: (parts) => parts.join(', '),
  firstUploadTitle: 'XML-Datei hochladen',
  firstUploadText: 'Laden Sie ein Bayes-Netz im Format XML oder XDSL hoch:',
  alsoRead: 'Auch Dateien von Hugin, BIF, Netica, DSC, DSL, UAI, OpenMarkov und Elvira.',
  uploadTitle: 'Neues Netz hochladen:',
  upload: 'Hochladen',
  uploading: 'Wird hochgeladen …',
  noFile: 'Es wurde keine Datei hochgeladen. Bitte wählen Sie eine Datei aus.',
  uploadFailed: 'Das Netz konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
};
