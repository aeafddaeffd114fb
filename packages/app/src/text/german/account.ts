import type { Text } from '../english.js';

export const account: Text['account'] = {
  firstname: 'Vorname',
  lastname: 'Nachname',
  discipline: 'Fachgebiet',
  experience: 'Erfahrung',
  experienceHint: 'Berufsjahre in Ihrem Fachgebiet.',
  title: 'Titel',
  position: 'Position',
  workplace: 'Arbeitsplatz',
  notChosen: 'Nicht ausgewählt',
  titles: { prof: 'Prof.', 'dr-phd': 'Dr. / PhD', msc: 'MSc', bsc: 'BSc', other: 'Anderer' },
  positions: {
    'chief-physician': 'Chefärztin oder Chefarzt',
    physician: 'Ärztin oder Arzt',
    training: 'In Weiterbildung',
    student: 'Im Studium',
    other: 'Andere',
  },
  workplaces: { university: 'Universitätsklinik', private: 'Praxis oder Privatklinik', other: 'Anderer' },
  about: 'Über Sie',
  aboutWhy: 'So ist zu erkennen, wessen Wissen in einem Netz steckt. Alle Angaben hier sind freiwillig.',
  kept: (value) => `Leer, 0 und „Nicht ausgewählt“ werden nicht gespeichert: „${value}“ bleibt.`,
  nextMail: (time) =>
    `Für diese Adresse wurden schon mehrere E-Mails angefordert, deshalb wurde jetzt keine gesendet. Die nächste ist um ${time} Uhr möglich.`,
};
