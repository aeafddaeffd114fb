import { combinations } from './english/combinations.js';
import { common } from './english/common.js';
import { drafts } from './english/drafts.js';
import { errors } from './english/errors.js';
import { home } from './english/home.js';
import { layout } from './english/layout.js';
import { legal } from './english/legal.js';
import { login } from './english/login.js';
import { overview } from './english/overview.js';
import { question } from './english/question.js';
import { questionIntro } from './english/questionIntro.js';

/** Every text of the application, by screen. Sentences of the specification stand here word for word. */
export const english = {
  combinations,
  common,
  drafts,
  errors,
  home,
  layout,
  legal,
  login,
  overview,
  question,
  questionIntro,
};

/** The catalogue that every language fills. */
export type Text = typeof english;
