import { hostname } from 'node:os';
import type { SealedEntry } from '../chain.js';

/** An entry as one line of JSON without its end, with all that its seal covers, so that a reader can check the chain. */
export function auditLine({ number, at, type, userId, metadata, previous, hash }: SealedEntry): string {
  return JSON.stringify({ audit: { number, at: at.toISOString(), type, userId, metadata, previous, hash } });
}

/** Facility 13, "log audit", with severity 6, "informational": RFC 5424, 6.2.1. */
const priority = 13 * 8 + 6;

/** An entry as a message of RFC 5424, whose MSGID is the type and whose text is the line. */
export function syslogMessage(entry: SealedEntry): string {
  const head = [entry.at.toISOString(), hostname() || '-', 'credence', process.pid, entry.type, '-'].join(' ');
  return `<${priority}>1 ${head} ${auditLine(entry)}`;
}
