import type { LanguageFolder } from '../language.js';

export const german: LanguageFolder = {
  name: 'Deutsch',
  offer: 'Auf Deutsch anzeigen?',
  app: () => import('./app.js'),
  mails: () => import('./mails.js').then(({ letters }) => ({ letters, dates: 'de' })),
  studyInvitation: () => import('./app/studyInvitation.js').then(({ studyInvitation }) => studyInvitation),
  leftStudies: () => import('./app/leftStudies.js').then(({ leftStudies }) => leftStudies),
  studyDeputy: () => import('./app/studyDeputy.js').then(({ studyDeputy }) => studyDeputy),
  names: () => import('./app/names.js').then(({ names }) => names),
  institution: () => import('./app/institution.js').then(({ institution }) => institution),
  secondFactor: () => import('./app/secondFactor.js').then(({ secondFactor }) => secondFactor),
  takingPart: () => import('./app/takingPart.js').then(({ takingPart }) => takingPart),
  study: () => import('./app/study.js').then(({ study }) => study),
  studyResults: () => import('./app/studyResults.js').then(({ studyResults }) => studyResults),
  studyLetter: () => import('./studyLetters.js').then(({ studyInvitation }) => ({ studyInvitation, dates: 'de' })),
  site: () => import('./site.js').then(({ site }) => site),
  record: () => import('./record.js').then(({ record }) => record),
};
