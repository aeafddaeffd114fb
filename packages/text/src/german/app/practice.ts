import type { StudyInvitationWords } from '../../english/app/studyInvitation.js';

export const practice: StudyInvitationWords['practice'] = {
  title: 'Eine Frage zum Üben',
  says: 'Das ist zum Üben. Nichts davon wird gespeichert.',
  note: 'Nichts davon wird gespeichert.',
  skip: 'Überspringen',
  asked: 'Wie pünktlich wird Ihr nächster Zug sein?',
  states: ['pünktlich', 'bis 15 Minuten zu spät', 'noch später oder ausgefallen'],

  next: (network) => `Jetzt die erste Frage von ${network}`,
  means: (state, share) =>
    `„${state}“ haben Sie ${share} von 100 gegeben: Von hundert solchen Zügen wären es etwa ${share}. Die Regler müssen zusammen nicht 100 ergeben, jeder zählt im Verhältnis zu den anderen.`,
  setAside: 'Sie haben gesagt, dass es nicht Ihr Fach ist. Eine solche Frage bleibt offen, und das ist in Ordnung.',
  maySetAside: 'Wo eine Frage nicht Ihr Fach ist, können Sie auch das sagen.',
  goOn: 'Zur ersten Frage',
};
