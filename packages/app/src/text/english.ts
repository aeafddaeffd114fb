import { common } from './english/common.js';
import { errors } from './english/errors.js';
import { home } from './english/home.js';
import { layout } from './english/layout.js';
import { legal } from './english/legal.js';
import { login } from './english/login.js';

/** Every text of the application, by screen. Sentences of the specification stand here word for word. */
export const english = { common, errors, home, layout, legal, login };

/** The catalogue that every language fills. */
export type Text = typeof english;
