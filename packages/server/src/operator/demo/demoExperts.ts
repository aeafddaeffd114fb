import type { Questionnaire } from '../../accounts/index.js';

/** Somebody invented who took part in the demo's study and said what they think of the site. */
export interface DemoExpert {
  readonly username: string;
  readonly profile: {
    readonly firstname: string;
    readonly lastname: string;
    readonly discipline: string;
    readonly title: string;
    readonly position: string;
    readonly workplace: string;
    readonly experience: number;
  };
  /** How much more (above 0) or less than the others they expect the first state of a node. */
  readonly lean: number;
  readonly feedback: Questionnaire;
}

const nothing = 'Nothing.';

/** Nobody knows their passwords: they came by their personal links. */
export const demoExperts: readonly DemoExpert[] = [
  {
    username: 'amara.diallo@example.org',
    profile: {
      firstname: 'Amara',
      lastname: 'Diallo',
      discipline: 'Pulmonology',
      title: 'dr-phd',
      position: 'chief-physician',
      workplace: 'university',
      experience: 16,
    },
    lean: -0.25,
    feedback: {
      '1': 5,
      '2': 2,
      '3': 1,
      '4': 4,
      '5': 5,
      '6': 4,
      '7': 5,
      '8': 'The people under each slider.',
      '9': 'Literature beside a question.',
      '10': nothing,
      '11': 'Say at the beginning how long it takes.',
      '12': 'Beginner',
      '13': 'Rarely',
    },
  },
  {
    username: 'piotr.zielinski@example.org',
    profile: {
      firstname: 'Piotr',
      lastname: 'Zieliński',
      discipline: 'Cardiology',
      title: 'dr-phd',
      position: 'physician',
      workplace: 'other',
      experience: 8,
    },
    lean: 0.2,
    feedback: {
      '1': 4,
      '2': 2,
      '3': 2,
      '4': 4,
      '5': 4,
      '6': 3,
      '7': 4,
      '8': 'Going on at home where I had stopped on the ward.',
      '9': 'A summary to print.',
      '10': 'Which state a condition belongs to, at first.',
      '11': nothing,
      '12': 'Beginner',
      '13': 'Never',
    },
  },
  {
    username: 'hannah.roth@example.org',
    profile: {
      firstname: 'Hannah',
      lastname: 'Roth',
      discipline: 'Emergency medicine',
      title: 'dr-phd',
      position: 'chief-physician',
      workplace: 'other',
      experience: 24,
    },
    lean: 0.45,
    feedback: {
      '1': 4,
      '2': 3,
      '3': 2,
      '4': 4,
      '5': 5,
      '6': 4,
      '7': 4,
      '8': 'It works on a phone.',
      '9': nothing,
      '10': 'Rare events: one in a hundred is still too many.',
      '11': 'Show the numbers of my last answer.',
      '12': 'Intermediate',
      '13': 'Monthly',
    },
  },
  {
    username: 'tomas.silva@example.org',
    profile: {
      firstname: 'Tomás',
      lastname: 'Silva',
      discipline: 'Vascular surgery',
      title: 'prof',
      position: 'chief-physician',
      workplace: 'university',
      experience: 19,
    },
    lean: 0.05,
    feedback: {
      '1': 3,
      '2': 3,
      '3': 2,
      '4': 3,
      '5': 4,
      '6': 4,
      '7': 4,
      '8': 'The words beside the numbers.',
      '9': 'Sending a question to a colleague.',
      '10': nothing,
      '11': nothing,
      '12': 'Intermediate',
      '13': 'Rarely',
    },
  },
  {
    username: 'mei.tanaka@example.org',
    profile: {
      firstname: 'Mei',
      lastname: 'Tanaka',
      discipline: 'Internal medicine',
      title: 'dr-phd',
      position: 'physician',
      workplace: 'other',
      experience: 6,
    },
    lean: -0.5,
    feedback: {
      '1': 5,
      '2': 1,
      '3': 1,
      '4': 5,
      '5': 5,
      '6': 4,
      '7': 5,
      '8': 'One question at a time.',
      '9': nothing,
      '10': nothing,
      '11': 'More examples to practise on.',
      '12': 'Advanced',
      '13': 'Weekly',
    },
  },
];
