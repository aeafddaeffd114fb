import { accuracy } from './accuracy.js';
import { carriers } from './carriers.js';
import { mostMattering } from './mostMattering.js';
import { needed } from './needed.js';
import { rank } from './rank.js';
import { reach } from './reach.js';
import type { InferenceTask } from './task.js';
import { tornado } from './tornado.js';
import { bands, whatIf } from './whatIf.js';

/** Everything that the worker can be asked, by name. */
export const tasks = { accuracy, bands, carriers, mostMattering, needed, rank, reach, tornado, whatIf };

export type TaskName = keyof typeof tasks;
export type QuestionOf<Name extends TaskName> =
  (typeof tasks)[Name] extends InferenceTask<infer Question, infer _Found> ? Question : never;
export type FoundOf<Name extends TaskName> =
  (typeof tasks)[Name] extends InferenceTask<infer _Question, infer Found> ? Found : never;
