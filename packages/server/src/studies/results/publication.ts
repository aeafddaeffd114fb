import type { Reader } from '../../database/database.js';
import { type Panel, readPanel } from './readPanel.js';
import { listReleased, type Released } from './released.js';

/** A panel for a file, and how many are left out of it. */
export interface FilePanel {
  readonly panel: Panel;
  /** Experts who did not consent to publication, where the file is for it. */
  readonly leftOut: number;
}

/** The panel of a file: everybody, or for publication those alone who consented to it, so that pools rest on them. */
export async function readFilePanel(reader: Reader, networkId: string, whose: Released): Promise<FilePanel> {
  const panel = await readPanel(reader, networkId, undefined, whose);
  const all = await listReleased(reader, networkId);
  return { panel, leftOut: all.length - panel.experts.length };
}

/** What a file for publication says of itself: in its name, and in the record of downloads. */
export const markOf = (whose: Released, what: string): string =>
  whose === 'publication' ? `${what} for publication` : what;

/** How many were left out. */
export const leftOutHeader = (leftOut: number): Readonly<Record<string, string>> =>
  leftOut > 0 ? { 'X-Left-Out-Experts': String(leftOut) } : {};
