import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, isIPv6, type NetConnectOpts } from 'node:net';
import type { AuditTarget } from '../../config/auditTarget.js';
import type { SealedEntry } from '../chain.js';
import { hostname } from 'node:os';

/** Hands entries over in their order; resolves once they are the receiver's. */
export type AuditSink = (entries: readonly SealedEntry[]) => Promise<void>;

/** Milliseconds without any progress after which a receiver counts as gone. */
const patience = 10_000;

/** The sink of a target. */
export function sinkOf(target: AuditTarget, stdout: NodeJS.WritableStream = process.stdout): AuditSink {
  if (target.to === 'stdout') return (entries) => print(entries, stdout);
  if (target.to === 'udp') return (entries) => sendDatagrams(entries, target);
  return (entries) => sendStream(entries, target.to === 'unix' ? { path: target.path } : target);
}

function print(entries: readonly SealedEntry[], stdout: NodeJS.WritableStream): Promise<void> {
  const text = entries.map((entry) => `${auditLine(entry)}\n`).join('');
  return new Promise((resolve, reject) => {
    stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Over a connection of their own, each with its length before it (RFC 6587, 3.4.1). A write succeeds once the own system
 * has the bytes, which a receiver that dies never sees. So it is told that this was all, and has them once it closes
 * the connection in turn.
 */
async function sendStream(entries: readonly SealedEntry[], to: NetConnectOpts): Promise<void> {
  const socket = connect(to);
  socket.setTimeout(patience, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  // What it says is thrown away, but has to be read to see the end.
  socket.resume();
  const confirmed = Promise.all([once(socket, 'end'), once(socket, 'close')]);
  socket.end(
    entries
      .map((entry) => syslogMessage(entry))
      .map((message) => `${Buffer.byteLength(message)} ${message}`)
      .join(''),
  );
  await confirmed;
}

/** Each in a datagram. Nobody says whether one arrives: gaps in the numbers do. */
async function sendDatagrams(
  entries: readonly SealedEntry[],
  { host, port }: { host: string; port: number },
): Promise<void> {
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
  const send = (text: string) =>
    new Promise<void>((resolve, reject) => {
      socket.send(text, port, host, (error) => (error ? reject(error) : resolve()));
    });
  try {
    for (const entry of entries) await send(syslogMessage(entry));
  } finally {
    socket.close();
  }
}

/** An entry as one line of JSON without its end, with all that its seal covers, so that a reader can check the chain. */
function auditLine({ number, at, type, userId, metadata, previous, hash }: SealedEntry): string {
  return JSON.stringify({ audit: { number, at: at.toISOString(), type, userId, metadata, previous, hash } });
}

/** Facility 13, "log audit", with severity 6, "informational": RFC 5424, 6.2.1. */
const priority = 13 * 8 + 6;

/** An entry as a message of RFC 5424, whose MSGID is the type and whose text is the line. */
function syslogMessage(entry: SealedEntry): string {
  const head = [entry.at.toISOString(), hostname() || '-', 'credence', process.pid, entry.type, '-'].join(' ');
  return `<${priority}>1 ${head} ${auditLine(entry)}`;
}
