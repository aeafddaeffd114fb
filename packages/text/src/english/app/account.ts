/** The personal data that users enter at sign-up and in the profile. */
export const account = {
  firstname: 'First name',
  lastname: 'Last name',
  discipline: 'Discipline',
  experience: 'Experience',
  experienceHint: 'Years of work in your discipline.',
  title: 'Title',
  position: 'Position',
  workplace: 'Workplace',
  notChosen: 'Not specified',
  titles: { prof: 'Prof.', 'dr-phd': 'Dr. / PhD', msc: 'MSc', bsc: 'BSc', other: 'Other' },
  positions: {
    'chief-physician': 'Chief physician',
    physician: 'Physician',
    training: 'In training',
    student: 'Student',
    other: 'Other',
  },
  workplaces: { university: 'University hospital', private: 'Private practice or clinic', other: 'Other' },
  about: 'About you',
  aboutWhy:
    'People you work with on a network see your name; the rest only you see, unless you choose otherwise below. All fields are optional.',
  seenBy: 'Who sees this',
  seenByHint:
    'Your discipline, title, position and experience. Owners see them beside your name in the list of people who work on their network. You can change this in your profile.',
  onlyMe: 'Only you',
  owners: 'You and the owners of networks you work on',
  /** What somebody shows of themselves: "Oncology · Dr. / PhD · Physician · 12 years". */
  shown: (parts: readonly string[]) => parts.join(' · '),
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  /** Under a required field that is empty. */
  missing: {
    username: 'Please enter your e-mail address.',
    password: 'Please choose a password.',
    password2: 'Please repeat the password.',
    other: 'Please fill in this field.',
  },
  noAddress: 'Please enter a whole e-mail address, such as name@example.org.',
  noNumber: 'Please enter a number.',
  /** Under a field of the profile that was emptied, or set to zero or to `notChosen`. */
  kept: (typed: string, stored: string) =>
    `${typed === '' ? 'An empty field' : `"${typed}"`} is not saved: "${stored}" stays.`,
  /** While the mail server is away. It holds whether or not there is an account. */
  mailsWait:
    'E-mails leave here late at the moment. What is to go to your address follows by itself: you need not ask again.',
  /** `time` is a time of day. */
  nextMail: (time: string) =>
    `Several e-mails were requested for this address, so none was sent now. The next one can be sent at ${time}.`,
};
