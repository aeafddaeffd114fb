import type { Text } from '../../english/app.js';

export const account: Text['account'] = {
  firstname: 'Vorname',
  lastname: 'Nachname',
  discipline: 'Fachgebiet',
  experience: 'Erfahrung',
  experienceHint: 'Berufsjahre in Ihrem Fachgebiet.',
  title: 'Titel',
  position: 'Position',
  workplace: 'Arbeitsplatz',
  notChosen: 'Keine Angabe',
  titles: { prof: 'Prof.', 'dr-phd': 'Dr. / PhD', msc: 'MSc', bsc: 'BSc', other: 'Sonstiges' },
  positions: {
    'chief-physician': 'Chefärztin oder Chefarzt',
    physician: 'Ärztin oder Arzt',
    training: 'In Weiterbildung',
    student: 'Im Studium',
    other: 'Sonstiges',
  },
  workplaces: { university: 'Universitätsklinik', private: 'Praxis oder Privatklinik', other: 'Sonstiges' },
  about: 'Über Sie',
  aboutWhy:
    'Wer mit Ihnen an einem Netz arbeitet, sieht Ihren Namen; das Übrige sehen nur Sie, wenn Sie unten nichts anderes wählen. Alle Angaben hier sind freiwillig.',
  seenBy: 'Wer das sieht',
  seenByHint:
    'Ihr Fachgebiet, Ihren Titel, Ihre Position und Erfahrung. Wem ein Netz gehört, sieht sie neben Ihrem Namen in der Liste der Mitarbeitenden. Sie können das im Profil ändern.',
  onlyMe: 'Nur Sie',
  owners: 'Sie und die Personen, denen Netze gehören, an denen Sie mitarbeiten',
  shown: (parts) => parts.join(' · '),
  years: (count) => (count === 1 ? '1 Jahr' : `${count} Jahre`),
  missing: {
    username: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    password: 'Bitte wählen Sie ein Passwort.',
    password2: 'Bitte wiederholen Sie das Passwort.',
    other: 'Bitte füllen Sie dieses Feld aus.',
  },
  noAddress: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.org.',
  noNumber: 'Bitte geben Sie eine Zahl ein.',
  kept: (typed, stored) =>
    `${typed === '' ? 'Ein leeres Feld' : `„${typed}“`} wird nicht gespeichert: „${stored}“ bleibt.`,
  mailsWait:
    'E-Mails gehen hier zurzeit mit Verspätung hinaus. Was an Ihre Adresse gehen soll, folgt von selbst: Sie brauchen es nicht noch einmal anzufordern.',
  nextMail: (time) =>
    `Für diese Adresse wurden schon mehrere E-Mails angefordert, deshalb wurde jetzt keine gesendet. Die nächste ist um ${time} Uhr möglich.`,
};
