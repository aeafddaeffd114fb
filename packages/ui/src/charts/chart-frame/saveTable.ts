import type { ChartTable } from '../plot/chartData.js';
import { csvOf } from './csv.js';
import { fileName, saveFile } from './saveFile.js';

/** Saves a table as a file for spreadsheets, named by these words. */
export function saveTable(table: ChartTable, words: string): void {
  // The byte order mark tells spreadsheets that it is UTF-8.
  saveFile(new Blob([`\ufeff${csvOf(table)}`], { type: 'text/csv;charset=utf-8' }), fileName(words, 'csv'));
}
