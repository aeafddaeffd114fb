import { parentPort } from 'node:worker_threads';
import { type AssessedTable, fill } from './fill.js';
import { readOutline } from './outline.js';

/** A task that the server gives a worker. */
export type Task =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'fill'; readonly bytes: Uint8Array; readonly tables: readonly AssessedTable[] };

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(task.kind === 'read' ? readOutline(task.bytes) : fill(task.bytes, task.tables));
});
