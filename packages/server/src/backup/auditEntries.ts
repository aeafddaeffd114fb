import type { EventMetadata } from '../database/schema/index.js';
import type { SealedEntry } from '../platform/audit/chain.js';
import type { RowValues } from './references.js';

/** An entry of the audit log from the text of its columns; undefined if it is none. */
export function sealedEntryOf(values: RowValues): SealedEntry | undefined {
  const text = (name: string) => values(name) ?? '';
  const at = momentOf(text('at'));
  const metadata = metadataOf(text('metadata'));
  if (Number.isNaN(at.getTime()) || !metadata) return undefined;
  return {
    number: Number(text('number')),
    at,
    type: text('type'),
    userId: values('user_id'),
    metadata,
    previous: text('previous'),
    hash: text('hash'),
  };
}

/** PostgreSQL writes `2026-11-20 10:00:00.123+00`, in UTC as a backup asks. */
const momentOf = (text: string) => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));

function metadataOf(text: string): EventMetadata | undefined {
  try {
    return JSON.parse(text) as EventMetadata;
  } catch {
    return undefined;
  }
}
