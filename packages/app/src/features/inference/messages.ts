import type { NetworkTables } from '@credence/api-client';
import type { InferenceProblem } from '@credence/bayesnet';
import type { TaskName } from './tasks/tasks.js';

/** What the page tells the worker. */
export type ToWorker =
  | { readonly kind: 'tables'; readonly tables: NetworkTables }
  | { readonly kind: 'ask'; readonly id: number; readonly name: TaskName; readonly question: unknown }
  | { readonly kind: 'cancel'; readonly id: number };

/** What the worker tells the page about what it was asked under this `id`. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'found'; readonly id: number; readonly found: object | InferenceProblem };
