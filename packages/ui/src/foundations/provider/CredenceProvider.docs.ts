import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { providerPromises } from '../../../stories/docs/promises/provider.js';

export const credenceProviderDocs: ComponentDocs = {
  purpose: 'Puts tokens, words and language around the components.',
  status: 'stable',
  since: '0.1.0',
  when: ['Once around everything that uses the kit.', 'Again around a part that has another theme or language.'],
  whenNot: ['For a single word: most components take it as a prop.'],
  anatomy: [],
  dataAttributes: [
    {
      name: 'data-credence-theme',
      on: 'a wrapper without a box, or any element of yours',
      means: '`light`, `dark` or `system` for all that is in it',
    },
  ],
  cssVariables: [
    { name: '--credence-paper', sets: 'where things lie' },
    { name: '--credence-ink', sets: 'what is read' },
    { name: '--credence-accent', sets: 'what was chosen and the way on; people, rings and hovers follow' },
    { name: '--credence-on-accent', sets: 'letters on it' },
    { name: '--credence-font-text', sets: 'what operates' },
    { name: '--credence-font-title', sets: 'what is asked' },
  ],
  keyboard: [],
  screenReader: 'Nothing: it draws nothing.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: '`<CredenceProvider labels={germanLabels} locale="de">` around the German part of a page.',
  badUse: 'A provider around every component.',
  caveats: [
    'Without a theme everything follows the `color-scheme` of the page, which is light unless the page says otherwise: a page that is dark by its colours alone needs `theme="dark"`. `theme="system"` follows the system of the reader.',
    'Variables set on an element inside do not reach dialogs and menus, which are rendered elsewhere: set them on `:root`, or name that element as `portalContainer`. In a shadow root set them on its host.',
    'Sizes are in `rem`. Where the page gives `html` another text size than the reader has, say which: `rootTextSize={62.5}`. Without it, the kit shrinks with the page.',
    'A theme needs an element, so that a provider without one that gets its first mounts what is in it anew: give `system` from the beginning.',
    'Components work without it, in English, but without tokens they have no colours: render CredenceStyles then.',
    '`styleTarget` and `portalContainer` are needed in a shadow root: styles of the document do not reach into it, and what is rendered outside loses them.',
    'With `nonce` every style element bears it. `style` attributes that carry numbers are set by script, which a strict policy allows.',
  ],
  promises: [providerPromises],
};
