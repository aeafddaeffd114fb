import { kitLanguages } from '../docs/kitLanguages.js';

/** A toolbar menu: its name, its icon, and its choices, the first being the default. */
const menu = <const Icon extends string>(
  description: string,
  icon: Icon,
  choices: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title: description,
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, title]) => ({ value, title })),
  },
});

/** The menus above every story. A story chooses by `globals`, for instance `{ direction: 'rtl' }`. */
export const toolbars = {
  theme: menu('Theme', 'paintbrush', {
    light: 'Light',
    dark: 'Dark',
    side: 'Light and dark side by side',
    system: "The system's theme",
  }),
  direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  language: menu('Language', 'globe', {
    ...Object.fromEntries(kitLanguages.map(({ tag, ownName }) => [tag, ownName])),
    pseudo: 'Pseudo-language',
  }),
  // Not numbers: the page's address would bring them back as another type, which no choice equals.
  textSize: menu('Text size', 'type', { normal: 'Text 100 %', larger: 'Text 150 %', double: 'Text 200 %' }),
  translation: menu('Translation', 'book', { none: 'Not translated', browser: 'Translated by the browser' }),
  motion: menu('Motion', 'play', { system: "The system's motion", reduced: 'Reduced motion' }),
};

/** The values for a story that chooses nothing. */
export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  language: 'en',
  textSize: 'normal',
  translation: 'none',
  motion: 'system',
};
