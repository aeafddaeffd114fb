/** Where the audit log goes: the process's own output, or a syslog server. */
export type AuditTarget =
  | { readonly to: 'stdout' }
  | { readonly to: 'tcp' | 'udp'; readonly host: string; readonly port: number }
  | { readonly to: 'unix'; readonly path: string };

/** IANA's ports of syslog: over TCP without TLS (601), and over UDP. */
const usual = { tcp: 601, udp: 514 } as const;

/** Parses `stdout`, `syslog:tcp://host:601`, `syslog:udp://host:514` and `syslog:unix:/path`. */
export function parseAuditTarget(text: string): AuditTarget | undefined {
  if (text === 'stdout') return { to: 'stdout' };
  const path = /^syslog:unix:(\/.+)$/.exec(text)?.[1];
  if (path !== undefined) return { to: 'unix', path };
  const [, to, address = ''] = /^syslog:(tcp|udp):(\/\/[^/@?#]+)$/.exec(text) ?? [];
  if ((to !== 'tcp' && to !== 'udp') || !URL.canParse(`http:${address}`)) return undefined;
  const { hostname, port } = new URL(`http:${address}`);
  // The port that belongs to http is left out by the parser.
  const explicitPort = port || (/:80$/.test(address) ? '80' : '');
  return { to, host: hostname.replace(/^\[|\]$/g, ''), port: Number(explicitPort || usual[to]) };
}
