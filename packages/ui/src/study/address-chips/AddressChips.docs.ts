import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const addressChipsDocs: ComponentDocs = {
  purpose:
    'Takes many e-mail addresses at once, and says of each whether it is known, new, in it already, there twice, or wrong.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Up to a hundred people are invited, from a list that somebody has elsewhere.'],
  whenNot: ['One address: use TextField.', 'One of a list: use Combobox.'],
  anatomy: [
    { slot: 'address-chips', is: 'The root.' },
    { slot: 'box', is: 'The field: chips, and the box for more.' },
    {
      slot: 'chips',
      is: 'The list of addresses: wrong ones first, then those that are there twice, people who are in it already, people whom the page knows, new ones.',
    },
    { slot: 'chip', is: 'An address, or the person whose it is.' },
    { slot: 'address', is: 'The address or the name.' },
    { slot: 'word', is: 'What is wrong with it, or why nobody is to be invited: "no @", "twice", "takes part".' },
    { slot: 'remove', is: 'The button that removes it.' },
    { slot: 'more', is: 'On a phone, shows the new addresses after the fourth.' },
    { slot: 'input', is: 'The box for more: the `inputRef`.' },
    { slot: 'full', is: 'Says that there are more than it takes; the others stay in the box.' },
    { slot: 'tally', is: 'What the addresses come to.' },
    { slot: 'count', is: 'How many of one kind there are.' },
  ],
  dataAttributes: [{ name: 'data-kind', on: 'chip, count', means: '`wrong`, `twice`, `already`, `known` or `new`' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Enter, comma, semicolon', does: 'Finishes the address in the box; so does leaving it' },
    { keys: 'Arrows, Home, End', does: 'Move among the chips, and beyond the last into the box' },
    {
      keys: 'Delete, Backspace',
      does: 'Removes the chip in focus, which then is the next; in the empty box, Backspace goes to the last chip',
    },
    { keys: 'Ctrl+Z, Cmd+Z', does: 'Brings back the address that was removed last, and the one before' },
  ],
  screenReader:
    'A list, "Addresses", whose buttons are called "Remove Dr. N. Okafor" and described by what is wrong. What is removed or brought back is announced, and so is what all come to.',
  forms: 'It sends nothing: the page sends what `onValueChange` tells it.',
  labels: ['addressChips'],
  goodUse: '"27 of 30 will be invited" above it, counted by `checkAddresses`.',
  badUse: 'Leaving out silently what cannot be right.',
  caveats: [
    'Its value is everything as it was given. Who can be invited are those that `checkAddresses` finds `known` or `new`.',
    'A pasted text is split at commas, semicolons, lines and columns; of "Ann Berger <a.berger@uke.example>" the address is taken.',
    '`getPerson` knows people whom the reader sees anyway: whether any other address has an account is told to nobody.',
    'Whether an address exists only a mail tells: what is called wrong is what no mail server would take.',
    'What is typed becomes a chip when the box is left. While a button is being pressed, that waits until the press ends, so that nothing moves away under the pointer.',
  ],
};
