import { createHash } from 'node:crypto';
import type { EventMetadata } from '../../database/schema/index.js';

/** A row of the audit log without its seal. */
export interface AuditEntry {
  readonly number: number;
  readonly at: Date;
  readonly type: string;
  readonly userId: string | null;
  readonly metadata: EventMetadata;
}

/** An entry with the hash of the previous one and its own. */
export interface SealedEntry extends AuditEntry {
  readonly previous: string;
  readonly hash: string;
}

/** The hash that seals an entry to the previous one: SHA-256, hex. Independent of the metadata's key order. */
export function sealOf(entry: AuditEntry, previous: string): string {
  const metadata = Object.entries(entry.metadata).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [previous, entry.number, entry.at.toISOString(), entry.type, entry.userId, metadata];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The reason why a chain is broken, with the number of the first entry that does not fit. */
export interface BrokenChain {
  readonly number: number;
  readonly reason: 'changed' | 'missing';
}

/**
 * Finds an entry that was changed, removed or inserted. A chain may start at any number, because old entries are
 * removed when their retention period ends; from there on every number and hash must follow.
 */
export function findBreak(entries: readonly SealedEntry[]): BrokenChain | undefined {
  let before: SealedEntry | undefined;
  for (const entry of entries) {
    if (before && (entry.number !== before.number + 1 || entry.previous !== before.hash))
      return { number: entry.number, reason: 'missing' };
    if (entry.hash !== sealOf(entry, entry.previous)) return { number: entry.number, reason: 'changed' };
    before = entry;
  }
  return undefined;
}
