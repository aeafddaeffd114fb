import type { Text } from '../../english/app.js';

export const introduction: Text['introduction'] = {
  title: 'Einführung',
  choice: 'Was das Video zeigt',
  watch: (length) => `Ansehen, ${length}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  again: 'Noch einmal',
  position: 'Stelle im Video',
  seconds: (at, whole) => `${at} von ${whole} Sekunden`,
  captions: 'Untertitel',
  failed: 'Das Video lässt sich gerade nicht abspielen. Die nummerierten Schritte zeigen dasselbe.',
  films: {
    experts: {
      job: 'Fragen beantworten',
      name: 'Video: von der Einladung zur nächsten Frage',
      scenes: [
        {
          title: 'Einladung annehmen',
          text: 'Wie viel es ist, sehen Sie, bevor Sie annehmen.',
        },
        {
          title: 'Für eine Art von Patienten antworten',
          text: 'Bei wie vielen von hundert?',
        },
        {
          title: 'Angeben, wie sicher Sie sind',
          text: 'Auch eine Schätzung hilft.',
        },
        {
          title: 'Sehen, wo Sie stehen',
          text: 'Sie können jederzeit unterbrechen; Ihre Antworten bleiben gespeichert.',
        },
      ],
    },
    owners: {
      job: 'Fachleute befragen',
      name: 'Video: vom Netz zu den Wahrscheinlichkeiten Ihrer Fachleute',
      scenes: [
        {
          title: 'Ein Bayes-Netz hochladen',
          text: 'XML oder XDSL, wie die meisten Programme es schreiben.',
        },
        {
          title: 'Fachleute einladen',
          text: 'Eine E-Mail-Adresse genügt.',
        },
        {
          title: 'Den Fortschritt verfolgen',
          text: 'Was beantwortet ist und wie lange der Rest noch dauert.',
        },
        {
          title: 'Ihre Datei herunterladen',
          text: 'Dieselbe Datei, mit den Wahrscheinlichkeiten darin.',
        },
      ],
    },
  },
};
