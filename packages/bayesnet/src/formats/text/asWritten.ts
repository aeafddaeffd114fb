import { quoted } from '../making/quoted.js';
import type { Word } from '../rawNode.js';

/** A name in the way the file writes it where it stands: between quotes or not. */
export function asWritten(source: string, { text, offset }: Word): string {
  return source.charAt(offset) === '"' ? quoted(text) : text;
}
