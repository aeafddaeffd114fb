import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const iconDocs: ComponentDocs = {
  purpose: 'One of the icons of the kit, in the colour and size of the text beside it.',
  status: 'stable',
  since: '0.1.0',
  when: ['Beside a word that it makes quicker to find.'],
  whenNot: ['Nothing else says what is meant: an icon alone is a riddle. Use IconButton, which asks for a name.'],
  anatomy: [{ slot: 'icon', is: 'The svg element, 16 by 16 units and as large as a letter is wide.' }],
  dataAttributes: [
    {
      name: 'data-flips',
      on: 'back, forward, reset and rising',
      means: 'the arrow turns round in pages from right to left',
    },
  ],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Nothing: it is hidden, because the word beside it says the same.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: 'A plus before "Add another combination".',
  badUse: 'A pencil without a word, or two icons in one button.',
  caveats: [
    'It takes its colour from `color` and its size from `font-size`.',
    'Only `back`, `forward`, `reset` and `rising` turn round from right to left. Up, down and undo point nowhere along the line.',
  ],
};
