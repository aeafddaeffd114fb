import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const sealedLineDocs: ComponentDocs = {
  purpose: 'Says whether the answers of a round can be seen yet.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Below the title of a study page, while a round is open and once it is closed.'],
  whenNot: ['Something else than a round decides who sees an answer: write a sentence of your own.'],
  anatomy: [
    { slot: 'sealed-line', is: 'The line: a lock and its sentence.' },
    { slot: 'text', is: 'The sentence.' },
  ],
  dataAttributes: [{ name: 'data-state', on: 'root', means: '`sealed` or `opened`' }],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Its sentence. The lock says nothing.',
  forms: 'It sends nothing.',
  labels: ['sealedLine'],
  goodUse: 'Sealed from the first answer to the close of the round, the owner included.',
  badUse: '"Sealed" above a mean, an order or a colour that tells what was answered.',
  caveats: ['It says "here", because whoever runs the server could look: replace the words only by what is true.'],
};
