import { parentPort } from 'node:worker_threads';
import { convertToXmlbif } from './convert.js';
import { type AssessedTable, fill } from './fill.js';
import { readOutline } from './outline.js';
import { readNumbers } from './readNumbers.js';

/** A task that the server gives a worker. */
export type Task =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'numbers'; readonly bytes: Uint8Array; readonly nodeKeys: readonly string[] }
  | { readonly kind: 'fill' | 'convert'; readonly bytes: Uint8Array; readonly tables: readonly AssessedTable[] };

parentPort?.on('message', (task: Task) => parentPort?.postMessage(resultOf(task)));

function resultOf(task: Task) {
  if (task.kind === 'read') return readOutline(task.bytes);
  if (task.kind === 'numbers') return readNumbers(task.bytes, task.nodeKeys);
  return (task.kind === 'fill' ? fill : convertToXmlbif)(task.bytes, task.tables);
}
