import type { ControlPromises } from './controlPromises.js';

export const providerPromises = {
  kind: 'Provider',
  learnedFrom: [
    'React, hydrateRoot and useId',
    'React Aria, SSRProvider and I18nProvider',
    'Radix Themes, Theme',
    'Chakra UI, ChakraProvider',
    'Content Security Policy 3, nonces',
  ],
  keeps: {
    'on-a-server':
      'It renders to text and to a stream, with the words, language and theme of each part, and needs no window.',
    'taken-over': 'What a server rendered is taken over in the browser as it stands, without a warning.',
    'same-ids':
      'Ids are the same on the server and in the browser, stay the same, and are never given twice on a page.',
    'no-box':
      'It adds no element to the page, and with a theme one, which has no box where the page brings the ground.',
    'words-by-string':
      'A nested provider replaces the strings it names and inherits all others, and what is around it keeps its own.',
    'language-inherited': 'Numbers follow the nearest provider that names a locale, itself or with its labels.',
    'language-of-labels': 'Numbers in another language than the words are warned of once, in development.',
    'theme-ground':
      'With a theme what is inside can be read whatever the page around it is like: it has a ground of its own.',
    'theme-inherited': 'A nested provider with a theme changes its part of the page alone; one without inherits.',
    'changes-reach-all': 'New words, another locale or theme reach what is on the page, and nothing typed is lost.',
    'two-roots': 'Two roots on a page do not disturb each other: each has its words and theme, and either can go.',
    'nonce-on-styles': 'With a nonce every style element of the kit bears it.',
    'portal-container': 'Dialogs are rendered in the container given, with the words and theme of their place.',
    'own-root': 'With `@credence/ui/styled`, in a shadow root its styles stand there, and none outside.',
  },
  declines: [
    {
      what: 'Setting `lang` or `dir` on the page.',
      because:
        'Both belong to the page, which alone knows the language of its own text; see "Languages" for words that are not in it.',
    },
    {
      what: 'Remembering the theme, or a script against a flash of the wrong one.',
      because: 'The kit keeps no data, and `light-dark()` follows the reader before any script runs.',
    },
    {
      what: 'Keeping what is typed when a provider without a theme gets its first.',
      because:
        'The theme needs an element, and what moves into another element starts anew: give `system` from the beginning.',
    },
    {
      what: 'A theme as a JavaScript object.',
      because: 'Themes are custom properties, which a style sheet can set before any script runs.',
    },
  ],
} as const satisfies ControlPromises;
