import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const avatarDocs: ComponentDocs = {
  purpose: 'Stands for a person, as the first letter of a name in a circle.',
  status: 'stable',
  since: '0.1.0',
  when: ['Beside a name, or in a button that bears the name.'],
  whenNot: ['The person has to be told apart from others: write the name.', 'A state is meant: use StatusBadge.'],
  anatomy: [{ slot: 'avatar', is: 'The circle with the letter.' }],
  dataAttributes: [{ name: 'data-size', on: 'root', means: '`medium` or `large`' }],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Nothing: it is hidden, because the name stands beside it or in the button around it.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: 'At the end of the top bar, in the button that opens the menu of the account.',
  badUse: 'Alone, as the only sign of who wrote something.',
  caveats: [
    'The letter is the first one that a reader sees, in upper case of the locale; an emoji or a letter with marks stays whole.',
  ],
};
