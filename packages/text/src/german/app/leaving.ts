import type { StudyWords } from '../../english/app/study.js';

/** Who would run the study once its owner's account is deleted, in German. */
export const leaving: StudyWords['leaving'] = {
  title: 'Wenn Sie gehen',
  about:
    'Löschen Sie Ihr Konto, geht die Studie auf Ihre Stellvertretung über. Ohne sie endet eine Studie, in der eine Runde eröffnet wurde: Die Antworten bleiben erhalten, doch niemand führt sie weiter oder öffnet ihre Auswertung.',
  address: 'E-Mail-Adresse der Stellvertretung',
  hint: 'Die Person wird per E-Mail gebeten und braucht ein Konto, um zuzusagen. Wer an der Studie teilnimmt, kann nicht ihre Stellvertretung sein.',
  noAddress: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  isExpert: 'Diese Person nimmt an der Studie teil oder ist darum gebeten, kann also nicht ihre Stellvertretung sein.',
  ask: 'Um Stellvertretung bitten',
  asking: 'Wird gefragt …',
  asked: (when) => `wurde am ${when} gebeten und hat noch nicht geantwortet.`,
  accepted: (when) => `hat am ${when} zugesagt.`,
  takeBack: 'Zurücknehmen',
  takingBack: 'Wird zurückgenommen …',
  removing: {
    question: 'Stellvertretung zurücknehmen?',
    consequence: (person) => `Löschen Sie Ihr Konto, geht die Studie nicht mehr auf ${person} über.`,
    confirm: 'Zurücknehmen',
  },
  none: 'Die Studie ist endgültig und hat keine Stellvertretung.',
};
