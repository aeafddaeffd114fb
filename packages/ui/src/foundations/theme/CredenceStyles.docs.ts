import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const credenceStylesDocs: ComponentDocs = {
  purpose: 'The tokens and the reset of the kit, and the ground of a whole page, with `@credence/ui/styled`.',
  status: 'stable',
  since: '0.1.0',
  when: [
    '`CredenceStyles`: with `@credence/ui/styled`, where there is no CredenceProvider, which brings it.',
    '`PageStyles`: once, on pages that are ours alone.',
  ],
  whenNot: [
    'Beside the style sheets, where both render nothing: `styles.css`, or `styles/base.css` and a sheet for each component, have the tokens and the reset, and `styles/page.css` the ground of a page.',
    '`PageStyles` on a page of somebody else: it sets the ground, the type and the colour scheme of the page.',
  ],
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
  goodUse: 'Six variables in a style sheet of yours re-brand what people read and operate, wherever you set them.',
  badUse:
    'Rules of yours on the class names of the kit: they are made anew with each version. Use `data-credence` and `data-slot`.',
  caveats: [
    'The reset reaches only what the kit draws. It outweighs rules of the page for names of elements, and yields to any class.',
    'The tokens are declared once, on `:root` and without weight: whatever a page says of them on `:root` or further in holds, in the themes inside too. Say both colours where both schemes occur: `light-dark(#7a1f5c, #e3a6cd)`.',
    '`--credence-accent-hover`, `--credence-accent-soft`, `--credence-crowd-on`, `--credence-focus` and `--credence-focus-ring` are not declared: they follow the accent until you set them. In rules of yours: `var(--credence-focus, var(--credence-accent))`.',
    'Colours that carry data or a state (states, series, changed, done, error) keep theirs, which were chosen together: set them by name where they have to go along.',
    'On paper every theme is black on white.',
  ],
};
