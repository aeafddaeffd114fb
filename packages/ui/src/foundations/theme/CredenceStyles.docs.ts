import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const credenceStylesDocs: ComponentDocs = {
  purpose: 'The tokens and the reset of the kit as one style sheet, and the ground of a whole page.',
  status: 'stable',
  since: '0.1.0',
  when: [
    '`CredenceStyles`: only where there is no CredenceProvider, which brings it.',
    '`PageStyles`: once, on pages that are ours alone.',
  ],
  whenNot: ['`PageStyles` on a page of somebody else: it sets the ground, the type and the colour scheme of the page.'],
  anatomy: [],
  dataAttributes: [
    { name: 'data-credence-theme', on: 'any element', means: '`light`, `dark` or `system` for all that is in it' },
  ],
  cssVariables: [
    { name: '--credence-gutter', sets: 'the edge of a page' },
    { name: '--credence-max', sets: 'the widest a page grows' },
    { name: '--credence-control', sets: 'how high controls are; 44 pixels on coarse pointers by itself' },
    { name: '--credence-measure', sets: 'the widest a text grows' },
    { name: '--credence-focus-ring', sets: 'the ring around what has the focus' },
    { name: '--credence-fast', sets: 'how long colours take' },
    { name: '--credence-move', sets: 'how long movements take' },
  ],
  keyboard: [],
  screenReader: 'Nothing: it draws nothing.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: 'Six variables in a style sheet of yours, after the tokens, re-brand everything.',
  badUse:
    'Rules of yours on the class names of the kit: they are made anew with each version. Use `data-credence` and `data-slot`.',
  caveats: [
    'The reset reaches only what the kit draws. It outweighs rules of the page for names of elements, and yields to any class.',
    'The tokens are declared again on each element with a theme of its own, so a variable set on `:root` alone does not reach into it: set it on `[data-credence-theme]` too.',
  ],
};
