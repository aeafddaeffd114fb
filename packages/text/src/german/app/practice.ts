import type { StudyInvitationWords } from '../../english/app/studyInvitation.js';

export const practice: StudyInvitationWords['practice'] = {
  title: 'Eine Frage zum Üben',
  says: 'Zum Üben: Denken Sie an Ihren nächsten Zug. Ihre Antwort wird nicht gespeichert.',
  note: 'Wird nicht gespeichert.',
  skip: 'Überspringen',
  asked: 'Zugverspätung',
  states: ['keine', 'bis 15 Minuten', 'mehr oder Ausfall'],

  next: (network) => `Jetzt die erste Frage von ${network}`,
  means: (state, share) =>
    `„${state}“ hat ${share} von 100: Von hundert Zügen erwarten Sie das bei etwa ${share}. Die Regler müssen zusammen nicht 100 ergeben, jeder zählt im Verhältnis zu den anderen.`,
  setAside: 'Sie haben gesagt, dass es nicht Ihr Fach ist. Eine solche Frage bleibt offen, und das ist in Ordnung.',
  maySetAside: 'Wo eine Frage nicht Ihr Fach ist, können Sie auch das sagen.',
  goOn: 'Zur ersten Frage',
};
