import type { StudyPerson } from './studyPerson.js';

const questionCount = 60;

/** The people of a study in its first round. */
export const people: readonly StudyPerson[] = [
  {
    id: 'okafor',
    code: 1,
    name: 'Dr. N. Okafor',
    about: 'Head and neck surgery, Freiburg',
    standing: 'finished',
    answered: 60,
    questionCount,
  },
  {
    id: 'lindner',
    code: 2,
    name: 'Prof. M. Lindner',
    about: 'Radiation oncology, Leipzig',
    standing: 'finished',
    answered: 60,
    questionCount,
  },
  {
    id: 'haddad',
    code: 3,
    name: 'Dr. A. Haddad',
    about: 'Head and neck surgery, Lyon',
    standing: 'started',
    answered: 41,
    questionCount,
  },
  {
    id: 'whitfield',
    code: 4,
    name: 'Dr. S. Whitfield',
    about: 'Medical oncology, Leeds',
    standing: 'started',
    answered: 18,
    questionCount,
    reminders: { count: 1, lastOn: '16 Nov' },
  },
  {
    id: 'moreau',
    code: 5,
    name: 'Dr. C. Moreau',
    about: 'Radiology, Ghent',
    standing: 'notOpened',
    answered: 0,
    questionCount,
    invitedOn: '14 Nov',
  },
  {
    id: 'lindqvist',
    name: 'Prof. K. Lindqvist',
    about: 'Pathology, Uppsala',
    standing: 'declined',
    answered: 0,
    questionCount,
    note: '12 Nov, “no time”',
    replacedBy: 5,
  },
];
