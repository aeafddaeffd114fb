import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A syslog server until the end of the test: what it receives, one text a connection. It closes one that has ended. */
export async function syslogServer(where: { path: string } | { port: 0; host: string }) {
  const received: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => received.push(text)).on('error', () => undefined);
  });
  server.listen(where);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address() as AddressInfo | string;
  return { received, port: typeof address === 'string' ? 0 : address.port };
}
