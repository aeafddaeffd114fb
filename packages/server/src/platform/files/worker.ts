import { parentPort } from 'node:worker_threads';
import type { TableToWrite } from './columnsOf.js';
import { convertTo } from './convert.js';
import { fill } from './fill.js';
import type { AssessedTable } from './filledTable.js';
import { readOutline } from './outline.js';
import { panelResults, type PanelTask } from './panelResults.js';
import { type TablesHead, writeNetworkTables } from './writeNetworkTables.js';
import { readNumbers } from './readNumbers.js';
import type { GivenNames } from './withNames.js';

/** A task that the server gives a worker. */
export type FileTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'tables';
      readonly bytes: Uint8Array;
      readonly tables: readonly AssessedTable[];
      readonly head: TablesHead;
      readonly gzip: boolean;
      readonly needed: readonly string[];
    }
  | { readonly kind: 'panel'; readonly bytes: Uint8Array; readonly panel: PanelTask }
  | { readonly kind: 'numbers'; readonly bytes: Uint8Array; readonly nodeKeys: readonly string[] }
  | { readonly kind: 'fill'; readonly bytes: Uint8Array; readonly tables: readonly TableToWrite[] }
  | {
      readonly kind: 'convert';
      readonly format: string;
      readonly bytes: Uint8Array;
      readonly tables: readonly TableToWrite[];
      readonly names: ReadonlyMap<string, GivenNames> | undefined;
    };

parentPort?.on('message', (task: FileTask) => parentPort?.postMessage(resultOf(task)));

function resultOf(task: FileTask) {
  if (task.kind === 'read') return readOutline(task.bytes);
  if (task.kind === 'tables') return writeNetworkTables(task.bytes, task.tables, task.head, task.gzip, task.needed);
  if (task.kind === 'panel') return panelResults(task.bytes, task.panel);
  if (task.kind === 'numbers') return readNumbers(task.bytes, task.nodeKeys);
  if (task.kind === 'convert') return convertTo(task.format, task.bytes, task.tables, task.names);
  return fill(task.bytes, task.tables);
}
