/** The password of all demo accounts, printed at startup. */
export const demoPassword = 'credence-demo';

/** The accounts of the demo; none of them exist in production. */
export const demoAccounts = [
  {
    username: 'expert@example.org',
    firstname: 'Ada',
    lastname: 'Brandt',
    discipline: 'Otorhinolaryngology',
    title: 'dr-phd',
    position: 'physician',
    workplace: 'university',
    experience: 12,
    isAdmin: false,
  },
  {
    username: 'colleague@example.org',
    firstname: 'Jon',
    lastname: 'Okafor',
    discipline: 'Radiology',
    title: 'prof',
    position: 'chief-physician',
    workplace: 'university',
    experience: 21,
    isAdmin: false,
  },
  {
    username: 'admin@example.org',
    firstname: 'Mira',
    lastname: 'Keller',
    discipline: '',
    title: '0',
    position: '0',
    workplace: '0',
    experience: null,
    isAdmin: true,
  },
] as const;
