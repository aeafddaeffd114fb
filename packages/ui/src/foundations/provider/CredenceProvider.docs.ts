import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { providerPromises } from '../../../stories/docs/promises/provider.js';

export const credenceProviderDocs: ComponentDocs = {
  purpose: 'Puts words, language and theme around the components.',
  status: 'stable',
  since: '0.1.0',
  when: ['Once around everything that uses the kit.', 'Again around a part that has another theme or language.'],
  whenNot: ['For a single word: most components take it as a prop.'],
  anatomy: [],
  dataAttributes: [
    {
      name: 'data-credence-theme',
      on: 'the wrapper, or any element of yours',
      means: '`light`, `dark` or `system` for all that is in it',
    },
    { name: 'data-surface', on: 'the wrapper', means: 'it has a ground of its own' },
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
  goodUse: '`<CredenceProvider labels={germanLabels}>` around the German part of a page.',
  badUse: 'A provider around every component.',
  caveats: [
    'Without a theme everything follows the `color-scheme` of the page, which is light unless the page says otherwise: a page that is dark by its colours alone needs `theme="dark"`. `theme="system"` follows the system of the reader.',
    'With a theme its part of the page lies on paper of that theme, a block that reaches `--credence-2` beyond its box, so that it can be read on any page. Where you lay it on a ground of your own, `surface={false}` leaves both out. `data-credence-theme` on an element of yours draws no ground: give it `background: var(--credence-paper)`.',
    'Labels say their language: `germanLabels` bring the numbers of `de`. A `locale` of its own is for a region, `de-CH`. Numbers in one language and words in another are warned of in development; words of your own that say no `locale` are taken for those of the provider.',
    'Variables set on an element inside do not reach dialogs and menus, which are rendered elsewhere: set them on `:root`, or name that element as `portalContainer`. In a shadow root set them on its host.',
    'Sizes are in `rem`. Where the page gives `html` another text size than the reader has, say which: `rootTextSize={62.5}`. Without it, the kit shrinks with the page.',
    'A theme needs an element, so that a provider without one that gets its first mounts what is in it anew: give `system` from the beginning.',
    'Components work without it, in English, and look as the style sheet says. With `@credence/ui/styled` there is no sheet, and they have no colours without it: render CredenceStyles then.',
    'Styles of the document do not reach into a shadow root, and what is rendered outside loses its own: put the style sheet into it, or with `@credence/ui/styled` name it as `styleTarget`, and name an element in it as `portalContainer`.',
    'With `nonce` every style element bears it: the one that locks scrolling behind a dialog, and with `@credence/ui/styled` the kit’s own. `style` attributes that carry numbers are set by script, which a strict policy allows.',
  ],
  promises: [providerPromises],
};
