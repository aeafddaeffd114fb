import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server that keeps what it receives; returns the address for SMTP_URL. */
export async function mailServer(options: { dyingInData?: boolean; refusing?: string; port?: number } = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, callback) {
      const { refusing } = options;
      callback(refusing === undefined ? null : Object.assign(new Error(refusing), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      if (options.dyingInData) {
        options.dyingInData = false;
        for (const connection of server.connections) connection.close();
        return;
      }
      let text = `${session.envelope.rcptTo.map(({ address }) => address).join(',')}\n`;
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  return { received, address: await listening(server.server, options.port), server };
}

/** Lets a server listen until the end of the test, and returns its address for SMTP_URL. */
export async function listening(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return `smtp://127.0.0.1:${address.port}`;
}
