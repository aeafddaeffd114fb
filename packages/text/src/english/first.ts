import { common } from './app/common.js';
import { drafts } from './app/drafts.js';
import { errors } from './app/errors.js';
import { failures } from './failures.js';
import { forgot } from './app/forgot.js';
import { layout } from './app/layout.js';
import { login } from './app/login.js';
import { outbox } from './app/outbox.js';
import { server } from './app/server.js';
import { signup } from './app/signup.js';
import { undo } from './app/undo.js';

/** The texts of the sign-in and of what stands around every page: a visitor waits for no others. */
export const first = { common, drafts, errors, failures, forgot, layout, login, outbox, server, signup, undo };

/** Those of any language. */
export type FirstText = typeof first;
